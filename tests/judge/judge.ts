import type { Browser } from 'playwright-core';
import type { Tools } from './tools.ts';

/** What is judged, and with what. */
export interface Case {
  /** Address of the running site, without a slash at its end. */
  readonly base: string;
  /** Paths of the pages. */
  readonly paths: readonly string[];
  readonly browser: Browser;
  readonly tools: Tools;
}

/** What a judge says. */
export interface Verdict {
  /** One line each; none is what we want. */
  readonly findings: readonly string[];
  /** Findings that are argued for, each with its reason. */
  readonly known?: readonly string[];
  /** A score or a count that says how much was looked at. */
  readonly figure: string;
}

/** A judge; it throws when it cannot do its work, which fails unless it was named as not installed. */
export interface Judge {
  readonly name: string;
  /** Who wrote it, and what it looks at. */
  readonly about: string;
  readonly run: (subject: Case) => Promise<Verdict>;
}
