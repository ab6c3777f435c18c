/* The drawings above the principles: inline, because they are smaller than a request. */

/** The light of the late afternoon, for all three. Its id is unique on the page. */
function Light({ id }: { id: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop stopColor="#f6e6bd" />
      <stop offset="1" stopColor="#dcb763" />
    </linearGradient>
  );
}

function Triangle() {
  return (
    <svg viewBox="0 0 190 190" aria-hidden="true">
      <defs>
        <Light id="bay-triangle-light" />
      </defs>
      <path fill="#3e7361" d="M95 6l92 178H3z" />
      <path fill="url(#bay-triangle-light)" d="M104 24l83 160H21z" />
      <circle cx="118" cy="140" r="26" fill="#c6603d" />
    </svg>
  );
}

function Circle() {
  return (
    <svg viewBox="0 0 190 190" aria-hidden="true">
      <defs>
        <Light id="bay-circle-light" />
        <clipPath id="bay-circle-opening">
          <circle cx="95" cy="95" r="92" />
        </clipPath>
      </defs>
      <circle cx="95" cy="95" r="92" fill="#3e7361" />
      <g clipPath="url(#bay-circle-opening)">
        <circle cx="108" cy="102" r="92" fill="url(#bay-circle-light)" />
        <path d="M0 130h190v60H0z" fill="#c6603d" />
        <path d="M30 142h130M46 156h98M64 169h62" stroke="#eed290" strokeWidth="4" />
      </g>
    </svg>
  );
}

function Slot() {
  return (
    <svg viewBox="37 0 190 190" aria-hidden="true">
      <defs>
        <Light id="bay-slot-light" />
      </defs>
      <path fill="#3e7361" d="M40 184V60a55 55 0 0 1 110 0v124z" />
      <path fill="url(#bay-slot-light)" d="M54 184V66a48 48 0 0 1 96 0v118z" />
      <path fill="#c6603d" d="M76 184v-80a26 26 0 0 1 52 0v80z" />
      <path fill="#faf4e1" d="M88 184v-74a16 16 0 0 1 32 0v74z" />
    </svg>
  );
}

export const bayDrawings = [Triangle, Circle, Slot] as const;
