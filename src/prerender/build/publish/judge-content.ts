import { firmFacts } from '../../../content/firm-facts.ts';
import { members } from '../../../content/members.ts';
import { contrastFindings } from './contrast-findings.ts';
import { wordsToDecide } from './doubtful-words.ts';
import { publishFindings, type SiteContent } from './findings.ts';
import { fields } from './site-fields.ts';
import { toConfirm } from './to-confirm.ts';

/** Judges this site as it would be published at `address` (SITE_URL). */
export function judgeContent(address: string) {
  const content: SiteContent = { address, facts: firmFacts, members, fields, decided: wordsToDecide };
  return { findings: [...publishFindings(content), ...contrastFindings()], toConfirm: toConfirm(content) };
}
