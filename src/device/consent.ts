import { readLocal, writeLocal } from './local-storage.ts';
import { storageNames } from './storage-names.ts';

/** How long an acceptance counts, in milliseconds: 24 hours. */
export const consentLifetime = 24 * 60 * 60 * 1000;

const { disclaimerAccepted, disclaimerAcceptedAt } = storageNames;

/** Removes an expired acceptance, so that the gate returns on a later load: called on every navigation. */
export function dropExpiredConsent(): void {
  const time = Number(readLocal(disclaimerAcceptedAt));
  if (time && Math.abs(Date.now() - time) > consentLifetime) forgetConsent();
}

/** Removes the acceptance, so that the gate returns on the next load. */
export function forgetConsent(): void {
  writeLocal(disclaimerAccepted, null);
  writeLocal(disclaimerAcceptedAt, null);
}

/** Calls `start` as soon as the disclaimer does not stand in front of the page: now, or later. Returns what calls it off. */
export function whenGateIsAnswered(start: () => void): () => void {
  const gate = document.getElementById('disclaimer');
  const callOff = () => gate?.removeEventListener('close', look);
  function look(): void {
    // A second Escape closes it, too, and it opens again.
    if (document.documentElement.dataset['gate'] === 'open') return;
    callOff();
    start();
  }
  gate?.addEventListener('close', look);
  look();
  return callOff;
}
