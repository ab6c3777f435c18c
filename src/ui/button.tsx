import { Button as MantineButton } from '@mantine/core';
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

function mantineProps({ look = 'filled', size = 'md', icon }: ButtonLook) {
  return { classNames: classes, leftSection: icon, mod: { look, size } };
}

/** A button that does something on this page. */
export function Button({
  look,
  size,
  icon,
  ...rest
}: ButtonLook & Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'>) {
  return <MantineButton type="button" {...mantineProps({ look, size, icon })} {...rest} />;
}

/** A link that looks like a button and leaves the site: telephone, e-mail, another site. */
export function ButtonAnchor({
  look,
  size,
  icon,
  ...rest
}: ButtonLook & Omit<ComponentPropsWithRef<'a'>, 'color' | 'style'>) {
  return <MantineButton component="a" {...mantineProps({ look, size, icon })} {...rest} />;
}

/** A link within the site that looks like a button; `to` is typed by the route table. */
export const ButtonLink = createLink(ButtonAnchor);
