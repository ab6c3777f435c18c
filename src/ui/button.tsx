import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './button.module.css';

interface ButtonOptions {
  /** One filled button a view; the others are quiet. On a dark background both change their colours by themselves. */
  readonly variant?: 'filled' | 'quiet';
  /** 48 px high, or 44 px when `sm`. */
  readonly size?: 'md' | 'sm';
  readonly icon?: ReactNode;
}

// Plain elements: buttons stand on every page, and Mantine's would need its script there.
function dress<Props extends ButtonOptions & { className?: string; children?: ReactNode }>(props: Props) {
  const { variant = 'filled', size = 'md', icon, className, children, ...rest } = props;
  return {
    ...rest,
    className: className ? `${classes.root} ${className}` : classes.root,
    'data-variant': variant,
    'data-size': size,
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  };
}

export function Button(props: ButtonOptions & ComponentPropsWithRef<'button'>) {
  return <button type="button" {...dress(props)} />;
}

/** A link that looks like a button and leaves the site: telephone, e-mail, another site. */
export function ButtonAnchor(props: ButtonOptions & ComponentPropsWithRef<'a'>) {
  const { children, ...attributes } = dress(props);
  return <a {...attributes}>{children}</a>;
}

/** A link within the site that looks like a button; `to` is typed by the route table. */
export const ButtonLink = createLink(ButtonAnchor);

/** Moves focus to the page, in the place of a control that has been used and goes away. Nothing scrolls. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** Ref of a control that goes away once it has done its work: the focus it has goes on to the page. */
export const passesFocusOn = (control: HTMLElement | null) => () => {
  if (document.activeElement === control) focusPage();
};
