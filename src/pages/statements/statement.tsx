import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mailtoHref, telHref } from '../../lib/links.ts';
import { WithMarginNote } from '../../ui/section.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';
import classes from './statement.module.css';

/** What stands in the places of a statement's text. */
function usePlaces(): Readonly<Record<string, ReactNode>> {
  const { firm, storagePage } = useText('site');
  const { digits } = useFormats();
  return {
    '{phone}': (
      <a key="phone" href={telHref(firm.phone.tel)}>
        {firm.phone.display}
      </a>
    ),
    '{email}': (
      <a key="email" href={mailtoHref(firm.email)}>
        {firm.email}
      </a>
    ),
    '{storage}': (
      <Link key="storage" to={storagePage.path}>
        {storagePage.title}
      </Link>
    ),
    '{months}': digits(firm.cvRetentionMonths),
  };
}

/** A text with its places filled in: `{phone}`, `{email}` and `{storage}` are links, `{months}` a number. */
function Filled({ text }: { readonly text: string }) {
  const places = usePlaces();
  return text.split(/(\{\w+\})/).map((part) => places[part] ?? part);
}

interface StatementProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A heading and its paragraphs, with places. */
export function Statement({ heading, paragraphs }: StatementProps) {
  return (
    <WithMarginNote>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.text}>
          <Filled text={paragraph} />
        </p>
      ))}
    </WithMarginNote>
  );
}

/** The end of a statement: whom to ask, and when it was looked through. */
export function StatementContact({
  heading,
  text,
  reviewed,
}: Readonly<Record<'heading' | 'text' | 'reviewed', string>>) {
  return (
    <WithMarginNote>
      <h2>{heading}</h2>
      <p className={`lead ${classes.text}`}>
        <Filled text={text} />
      </p>
      <p className={`dim ${classes.text}`}>{reviewed}</p>
    </WithMarginNote>
  );
}
