import { lazy, Suspense } from 'react';
import classes from './api-text.module.css';
import { Words } from './words.tsx';

interface MarkupProps {
  /** As the API sent it; not to be trusted. */
  readonly text: string;
  /** Level of the first heading in the text: one below the heading above it. */
  readonly headingLevel: 3 | 4;
}

/** A tag, a comment or a character reference: what plain text has no use for. */
const markup = /<[a-z/!]|&(?:#\w+|[a-z]+\d*);/i;

const WithoutTags = ({ text }: MarkupProps) => (
  <p>
    <Words text={text.replaceAll(/<[^<>]*>/g, ' ')} />
  </p>
);

/** The sanitiser weighs 10 kB: it is loaded for the first markup. Where it cannot be had, the words are shown alone. */
const Markup = lazy(async () => {
  const module = await import('./rich-text.tsx').catch(() => undefined);
  if (!module) return { default: WithoutTags };
  const { RichText, toSafeHtml } = module;
  return {
    default: ({ text, headingLevel }: MarkupProps) => <RichText html={toSafeHtml(text, headingLevel)} />,
  };
});

/** A text of the API that may hold markup. Markup goes through the sanitiser; plain text keeps its line breaks. */
export function ApiText({ className, ...props }: MarkupProps & { readonly className: string | undefined }) {
  if (!markup.test(props.text)) {
    return (
      <p className={`${className} ${classes.plain}`}>
        <Words text={props.text} />
      </p>
    );
  }
  return (
    <div className={className}>
      <Suspense fallback={<WithoutTags {...props} />}>
        <Markup {...props} />
      </Suspense>
    </div>
  );
}
