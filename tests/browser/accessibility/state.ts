import type { Page } from 'playwright-core';
import type { TestServer } from '../../support/start-server.ts';

/** A state that a page can be brought into. */
interface State {
  readonly address: string;
  /** Leads the page to the state, and what is pressed then. */
  readonly enter?: (page: Page, server: TestServer) => Promise<unknown>;
  readonly press?: string;
  /** What must be seen then. */
  readonly shown: string;
  /** Seen in the language that differs most from English alone. */
  readonly once?: true;
  readonly accepted?: false;
  readonly stored?: true;
  /** What the server is told before. */
  readonly fault?: Parameters<TestServer['switches']['set']>[0];
}

export type States = Readonly<Record<string, State>>;

export const goOffline = (page: Page) => page.context().setOffline(true);

/** A selector of Playwright's: what has this role and this name for screen readers. */
export const named = (role: string, name: string) => `role=${role}[name=${JSON.stringify(name)}]`;
