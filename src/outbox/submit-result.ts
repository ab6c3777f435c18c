/** How a form wants its submission to be treated. */
export interface SubmitOptions {
  /** What happens without an answer: it is kept and sent by itself, or given back to the visitor to decide. */
  readonly unanswered: 'keep' | 'ask';
  /** Told how much of the body has left. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  /** The visitor has changed their mind. */
  readonly signal?: AbortSignal | undefined;
}

/** What became of a submission while the visitor looked. */
export type SubmitResult =
  /** The server has it. `message` is what it said. */
  | { readonly outcome: 'sent'; readonly message: string | null }
  /** On this device; it will be sent by itself. */
  | { readonly outcome: 'kept' }
  /**
   * Not sent, and not kept. `answered`: the server said no. `goesOn`: the attempt still runs, and may yet succeed;
   * if it does not, nothing is left of it.
   */
  | { readonly outcome: 'failed'; readonly answered: boolean; readonly goesOn: boolean }
  | { readonly outcome: 'cancelled' };
