import { expect, test } from 'vitest';
import { listObstacles } from '../../../src/publish/obstacle.ts';
import { judgeContent } from '../../../src/publish/judge-content.ts';

const sample = judgeContent('');

test('the sample is refused, in one sentence a kind, and every invented member is named', () => {
  const findings = listObstacles(sample.obstacles);
  expect(findings.split('\n\n')).toHaveLength(8);
  expect(findings.match(/members\[\d+\]\.placeholder/g)).toHaveLength(24);
});

test('a lawyer is told of the years, the enrolments and the statutes', () => {
  const text = sample.toConfirm.join('\n');
  expect(text).toContain('28 years');
  expect(text).toContain('Chief Advisor; Advocate, Supreme Court of Bangladesh');
  expect(text).toContain('Companies Act 1994');
});
