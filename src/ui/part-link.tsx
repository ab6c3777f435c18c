import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

/** A link to a part of a page. The router would call it the current page, as it calls the link to the page itself. */
export const PartLink = createLink(({ children, ...rest }: ComponentPropsWithRef<'a'>) => (
  <a {...rest} aria-current={undefined}>
    {children}
  </a>
));
