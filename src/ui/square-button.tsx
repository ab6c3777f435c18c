import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icons/icon.tsx';
import type { InterfaceIconName } from './icons/interface-icons.ts';
import classes from './square-button.module.css';

interface SquareButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'disabled' | 'aria-label'
> {
  readonly icon: InterfaceIconName;
  /** Its name for screen readers. */
  readonly label: string;
  /** Nothing to do at the moment. It keeps the focus, which a disabled button would lose. */
  readonly inactive?: boolean;
}

/** A square control with an icon: the buttons of sliders. */
export function SquareButton({
  icon,
  label,
  inactive = false,
  className,
  onClick,
  ...rest
}: SquareButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${classes.square} ${className}` : classes.square}
      aria-label={label}
      aria-disabled={inactive || undefined}
      onClick={inactive ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
