/** What a page asks of the worker, which answers through the port of the message, if it has one. */
export interface WorkerMessage {
  /**
   * `save-page`: store the page at the path with all that it needs. Answer: whether it is there.
   * `save-all`: fetch what is missing of this version in the language of the path. Answer: whether all of it is there.
   * `measure-missing`: answer: {@link MeasuredFiles} of that language.
   * `clear-pictures`: remove the pictures of news and advertisements, and what is noted about them. Answer: whether that
   * was done.
   * `outbox-send-waiting`: send what waits, for the page is about to be closed.
   */
  readonly type: 'save-page' | 'save-all' | 'measure-missing' | 'clear-pictures' | 'outbox-send-waiting';
  readonly path?: string;
}

/** Compressed bytes of a language in this version, and of what is not on the device: 0 when it is there whole. */
export interface MeasuredFiles {
  readonly whole: number;
  readonly missing: number;
}

/** From a worker that has become active to every page. */
export const handedOverMessage = { type: 'handed-over' } as const;
