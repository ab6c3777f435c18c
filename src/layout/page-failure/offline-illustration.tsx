/** The drawing art/hero-offline.svg in few strokes: part of the script, for it is shown when nothing can be fetched. */
export function OfflineIllustration({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 960 480" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <path d="M0 300C140 272 260 290 380 284S700 270 960 292V330H0z" fill="#1a3e33" />
      <path
        d="M642 78a74 74 0 1 0 90 90a66 66 0 0 1-90-90zM117 70h6v6h-6zM237 150h6v6h-6zM357 60h6v6h-6zM467 120h6v6h-6zM827 90h6v6h-6zM877 210h6v6h-6z"
        fill="#f6e6bd"
      />
      <path d="M330 296C390 340 570 340 634 288C612 354 560 360 480 360S358 352 330 296z" fill="#5c2113" />
      <path d="M402 304a72 58 0 0 1 146 0z" fill="#a47a2a" />
      <path d="M462 276h18v28h-18z" fill="#f6e6bd" />
      <path d="M634 288L740 250V330" fill="none" stroke="#c2993e" strokeWidth="3" />
      <path d="M0 330h960v150H0z" fill="#09272c" />
      <path
        d="M0 330h960v2H0zM440 352h100v6H440zM400 377h130v6H400zM430 402h90v6h-90zM640 427h90v6h-90zM620 452h100v5H620z"
        fill="#f6e6bd"
        opacity=".35"
      />
    </svg>
  );
}
