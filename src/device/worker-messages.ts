import { textOf } from '../lib/text.ts';

/** What a page asks of the worker about the stored files. The worker answers through the message's port. */
export type WorkerMessage =
  | {
      /**
       * `save-page`: store the page at this path with all that it needs. Answer: whether it is there.
       * `save-all`: fetch what is missing of this version in the language of the path. Answer: whether all of it is there.
       * `measure-missing`: answer: {@link MeasuredFiles} of that language.
       */
      readonly type: 'save-page' | 'save-all' | 'measure-missing';
      readonly path: string;
    }
  /** Remove the pictures of news and advertisements, and what is noted about them. Answer: whether that was done. */
  | { readonly type: 'clear-pictures' };

/** Compressed bytes of a language in this version, and of what is not on the device: 0 when it is there whole. */
export interface MeasuredFiles {
  readonly whole: number;
  readonly missing: number;
}

/** Reads something that came as a message; undefined for everything else. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  const type = textOf(data, 'type');
  const path = textOf(data, 'path');
  if (type === 'clear-pictures') return { type };
  const isAboutPages = type === 'save-page' || type === 'save-all' || type === 'measure-missing';
  return isAboutPages && path !== undefined ? { type, path } : undefined;
}

/** From a worker that has become active to every page. */
export const handedOverMessage = { type: 'handed-over' } as const;
