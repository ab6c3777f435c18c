import { Fragment } from 'react';

const light = 'url(#principle-light)';

/** The illustrations above the principles: triangle, circle and slot. Inline, because they are smaller than a request. */
const drawings = [
  <Fragment key="triangle">
    {/* The light of the late afternoon, for all three. */}
    <linearGradient id="principle-light" x2="0" y2="1">
      <stop stopColor="var(--jute1)" />
      <stop offset="1" stopColor="var(--jute3)" />
    </linearGradient>
    <path fill="var(--ink6)" d="M95 6l92 178H3z" />
    <path fill={light} d="M104 24l83 160H21z" />
    <circle cx="118" cy="140" r="26" fill="var(--brick5)" />
  </Fragment>,
  <Fragment key="circle">
    <clipPath id="principle-opening">
      <circle cx="95" cy="95" r="92" />
    </clipPath>
    <circle cx="95" cy="95" r="92" fill="var(--ink6)" />
    <g clipPath="url(#principle-opening)">
      <circle cx="108" cy="102" r="92" fill={light} />
      <path d="M0 130h190v60H0z" fill="var(--brick5)" />
      <path d="M30 142h130M46 156h98M64 169h62" stroke="var(--jute2)" strokeWidth="4" />
    </g>
  </Fragment>,
  <Fragment key="slot">
    <path fill="var(--ink6)" d="M40 184V60a55 55 0 0 1 110 0v124z" />
    <path fill={light} d="M54 184V66a48 48 0 0 1 96 0v118z" />
    <path fill="var(--brick5)" d="M76 184v-80a26 26 0 0 1 52 0v80z" />
    <path fill="var(--jute0)" d="M88 184v-74a16 16 0 0 1 32 0v74z" />
  </Fragment>,
];

/** The illustration of one principle, counted from 0. The slot stands further left than the others. */
export function PrincipleIllustration({ index }: { index: number }) {
  const drawing = index % drawings.length;
  return (
    <svg viewBox={drawing === 2 ? '37 0 190 190' : '0 0 190 190'} aria-hidden="true">
      {drawings[drawing]}
    </svg>
  );
}
