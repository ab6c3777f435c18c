import type { IconShape } from '../../content/topic-icons.ts';
import classes from './icon.module.css';
import { interfaceIcons, type InterfaceIconName } from './interface-icons.ts';

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

/** An icon of the interface. Its size follows the text (1.375 em) unless a class says otherwise. */
export function Icon({ name, className }: { name: InterfaceIconName; className?: string | undefined }) {
  return <IconDrawing shape={interfaceIcons[name]} className={className} />;
}
