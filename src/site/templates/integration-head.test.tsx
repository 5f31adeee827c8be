import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { IntegrationPage } from '@/content/types-entries';
import { IntegrationHead } from './integration-head';

/** The state that the head of an integration shows. */
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
    ['vi', 'Đã sẵn sàng', 'Sắp ra mắt'],
    ['en', 'Available', 'Coming soon'],
  ] as const)('is never said to be ready while it is a sample (%s)', (locale, ready, soon) => {
    expect(statusOf(locale, { comingSoon: false, sample: false })).toBe(ready);
    expect(statusOf(locale, { comingSoon: false, sample: true })).toBeUndefined();
    expect(statusOf(locale, { comingSoon: true, sample: true })).toBe(soon);
  });
});
