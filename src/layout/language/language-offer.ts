import type { Language } from '../../content/language.ts';
import { readLocal, writeLocal } from '../../device/local-storage.ts';
import { storageNames } from '../../device/storage-names.ts';
import { showToast } from '../../ui/toast.tsx';

const offers = import.meta.glob<{ readonly text: string; readonly read: string }>(
  '../../content/*/language-offer.ts',
  { eager: true, import: 'languageOffer' },
);

/** Tells once, who has chosen none, that the site speaks the visitor's language. What leads there is the switch. */
export async function offerLanguage(language: Language): Promise<void> {
  if (readLocal(storageNames.language) !== null) return;
  const words = offers[`../../content/${language}/language-offer.ts`];
  if (!words) return;
  const { text: message, read } = words;
  const onPress = () => document.querySelector<HTMLElement>(`header a[hreflang="${language}"]`)?.click();
  const offer = { label: read, busyLabel: read, onPress };
  try {
    await showToast({ id: 'language', lang: language, message, offer });
    writeLocal(storageNames.language, '');
  } catch {
    // Without the toast's own files the next visit offers it.
  }
}
