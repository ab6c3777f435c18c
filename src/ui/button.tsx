import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './button.module.css';

interface ButtonLook {
  /** One filled button a view; the others are quiet. On a dark wall both change their colours by themselves. */
  readonly look?: 'filled' | 'quiet';
  /** 48 px high, or 44 px when `sm`. */
  readonly size?: 'md' | 'sm';
  readonly icon?: ReactNode;
}

/* Plain elements: buttons stand on every page, and Mantine's would need its script there. */

function dress<Props extends ButtonLook & { className?: string; children?: ReactNode }>(props: Props) {
  const { look = 'filled', size = 'md', icon, className, children, ...rest } = props;
  return {
    ...rest,
    className: className ? `${classes.root} ${className}` : classes.root,
    'data-look': look,
    'data-size': size,
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  };
}

/** A button that does something on this page. */
export function Button(props: ButtonLook & ComponentPropsWithRef<'button'>) {
  return <button type="button" {...dress(props)} />;
}

/** A link that looks like a button and leaves the site: telephone, e-mail, another site. */
export function ButtonAnchor(props: ButtonLook & ComponentPropsWithRef<'a'>) {
  const { children, ...attributes } = dress(props);
  return <a {...attributes}>{children}</a>;
}

/** A link within the site that looks like a button; `to` is typed by the route table. */
export const ButtonLink = createLink(ButtonAnchor);
