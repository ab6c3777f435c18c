import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icons/icon.tsx';
import type { InterfaceIconName } from './icons/interface-icons.ts';
import classes from './square-button.module.css';

type SquareButtonProps = ComponentPropsWithRef<'button'> & { icon: InterfaceIconName; label: string };

/** A square control with an icon: of a slider, or to close a dialog. */
export function SquareButton({ icon, label, className, ...rest }: SquareButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${classes.square} ${className}` : classes.square}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
