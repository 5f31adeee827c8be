import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isWide } from '@/site/ui/sentence-heading';

const titleOf = (locale: string, page: string): string[] => {
  const file = readFileSync(`content/${locale}/pages/${page}.json`, 'utf8');
  const { sections } = JSON.parse(file) as { sections: { title: string }[] };
  return (sections[0]?.title ?? '').split('\n');
};

it.each([
  ['vi', 'pricing', true],
  ['en', 'xm-core-platform', true],
  ['vi', 'home', true],
  ['vi', 'help-center', false],
  ['en', 'trust', false],
])('a claim that would break beside a text has the whole width (%s, %s)', (locale, page, wide) => {
  expect(isWide(titleOf(locale, page))).toBe(wide);
});
