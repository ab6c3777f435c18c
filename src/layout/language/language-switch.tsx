import { useHydrated, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { languageNames, languages, localPath } from '../../content/language.ts';
import { readingLine } from '../../device/motion.ts';
import { useTexts } from '../../ui/use-text.ts';

/** Leads to the same page in the other languages. Each is a document of its own, so these are plain links. */
export function LanguageSwitch({ className, icon }: { className?: string | undefined; icon?: ReactNode }) {
  const { language: own } = useTexts();
  const isHydrated = useHydrated();
  const path = useRouterState({
    // The HTML of a page without an address of its own is the same at every address. That of a member has one, and data.
    select: ({ location, matches }) => {
      const { fullPath = '', loaderData } = matches.at(-1) ?? {};
      if (isHydrated || loaderData || !fullPath.includes('$')) return location.pathname;
      return fullPath.startsWith('/apply') ? '/apply' : '/';
    },
  });
  return languages
    .filter((language) => language !== own)
    .map((language) => (
      <a
        key={language}
        href={localPath(language, path)}
        hrefLang={language}
        lang={language}
        className={className}
        onClick={({ currentTarget }) => {
          // It goes on at the part that is being read.
          currentTarget.hash = partInView();
        }}
      >
        {icon}
        {languageNames[language]}
      </a>
    ));
}

/** Id of the part of the page that has come to where its hash leads; the beginning has none. */
function partInView(): string {
  if (scrollY === 0) return '';
  const reached = readingLine();
  const parts = [...document.querySelectorAll('main :is(section, article)[id]')].reverse();
  return parts.find((part) => part.getBoundingClientRect().top < reached)?.id ?? '';
}
