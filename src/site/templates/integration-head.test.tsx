import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { IntegrationPage } from '@/content/types-entries';
import { IntegrationHead } from './integration-head';

/** What the head of an integration says of its state. */
function statusOf(locale: 'vi' | 'en', integration: { comingSoon: boolean; sample: boolean }) {
  const page = {
    locale,
    title: 'KiotViet',
    link: null,
    integration: { name: 'KiotViet', ...integration },
  };
  const html = renderToStaticMarkup(IntegrationHead({ page: page as unknown as IntegrationPage }));
  return /(?:Tình trạng|Status)<\/dt><dd[^>]*>([^<]+)/.exec(html)?.[1];
}

describe('the state of an integration', () => {
  it.each([
    ['vi', 'Dùng được', 'Minh hoạ', 'Sắp ra mắt'],
    ['en', 'Available', 'Sample', 'Coming soon'],
  ] as const)(
    'is never said to be ready while it is a sample (%s)',
    (locale, ready, sample, soon) => {
      expect(statusOf(locale, { comingSoon: false, sample: false })).toBe(ready);
      expect(statusOf(locale, { comingSoon: false, sample: true })).toBe(sample);
      expect(statusOf(locale, { comingSoon: true, sample: true })).toBe(soon);
    },
  );
});
