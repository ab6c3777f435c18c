import { expect, test } from 'vitest';
import { judgeContent } from '../../../src/publish/judge-content.ts';

const sample = judgeContent('');

test('the sample is refused, in one sentence a kind, and every invented member is named', () => {
  expect(sample.findings.map((finding) => finding.split('\n')[0])).toHaveLength(8);
  expect(sample.findings.join('\n').match(/members\[\d+\]\.placeholder/g)).toHaveLength(24);
});

test('a lawyer is told of the years, the enrolments and the statutes', () => {
  const text = sample.toConfirm.join('\n');
  expect(text).toContain('28 years');
  expect(text).toContain('Chief Advisor; Advocate, Supreme Court of Bangladesh');
  expect(text).toContain('Companies Act 1994');
});
