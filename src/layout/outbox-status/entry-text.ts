import type { Texts } from '../../content/texts.ts';
import { clockInDhaka, dateInDhaka, isoDate } from '../../lib/dates.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import type { Formats } from '../../lib/formats.ts';
import { fill } from '../../lib/text.ts';
import type { SubmissionRecord } from '../../outbox/record.ts';

export interface EntryWords {
  readonly list: Texts['outbox']['outboxText']['list'];
  readonly formats: Formats;
  /** Whether a key tells the server what it has already. */
  readonly isStoredOnce: boolean;
}

const day = 24 * 60 * 60 * 1000;

/** 'today at 14:10, Dhaka time', or yesterday, or with the date: as everywhere on the site the time of the office. */
export function whenText(time: number, now: number, { list: text, formats }: EntryWords): string {
  const clock = formats.digits(clockInDhaka(time));
  const date = dateInDhaka(time);
  const isSameDay = (other: number) => isoDate(dateInDhaka(other)) === isoDate(date);
  if (isSameDay(now)) return fill(text.today, { time: clock });
  if (isSameDay(now - day)) return fill(text.yesterday, { time: clock });
  return fill(text.onDay, { date: formats.date(date), time: clock });
}

function failureText(record: SubmissionRecord, text: EntryWords['list']): string | undefined {
  const { state, lastError } = record;
  // Taken back by a page that was closed before it had it: no answer of the server.
  if (state === 'refused' && record.ifNotSent === 'keep') return text.failure.stopped;
  if (!lastError) return undefined;
  if (state === 'refused') {
    const { reason } = lastError;
    return reason ? fill(text.failure.refusedBecause, { reason }) : text.failure.refused;
  }
  return lastError.class === 'refused' ? text.failure.misplaced : text.failure[lastError.class];
}

/** What stands below an entry's title: where it stands, since when, and what happened last. */
export function entryText(record: SubmissionRecord, now: number, words: EntryWords): string[] {
  const text = words.list;
  const maybeReceived = words.isStoredOnce ? text.maybeReceivedOnce : text.maybeReceived;
  const when = whenText(record.createdAt, now, words);
  if (record.state === 'sent')
    return [fill(text.sentAt, { when: whenText(record.receipt?.at ?? now, now, words) })];
  if (record.state === 'sending') return [fill(text.sending, { when })];
  const isWaiting = record.state === 'waiting';
  const size = formatFileSize(record.bytes, words.formats);
  const sentences = [
    failureText(record, text) ?? text.failure.network,
    fill(text.written, { when }),
    record.kind === 'application' && fill(text.attachment, { size }),
    isWaiting && record.lastError?.class === 'timeout' && maybeReceived,
    isWaiting && now - record.createdAt > 7 * day && text.old,
  ];
  return sentences.filter((sentence) => sentence !== false);
}
