import classes from './icon.module.css';

/** Path data of the strokes, then path data of the filled part if there is one. */
export type IconShape = readonly [strokes: string, fill?: string];

/** A drawing of 24 by 24 in the colour of the text around it; hidden from screen readers, for a name stands beside it. */
export function IconDrawing({ shape, className }: { shape: IconShape; className?: string | undefined }) {
  const [strokes, fill] = shape;
  return (
    <svg
      className={className ? `${classes.icon} ${className}` : classes.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={strokes} />
      {fill && <path d={fill} fill="currentColor" stroke="none" />}
    </svg>
  );
}
