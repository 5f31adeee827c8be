import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { IntegrationPage } from '@/content/entry-view-model-types';
import { IntegrationHead } from './integration-header';

type State = { comingSoon: boolean; sample: boolean };

function headOf(locale: 'vi' | 'en', integration: State): string {
  const page = {
    locale,
    title: 'KiotViet',
    seo: { title: 'KiotViet: a survey after each sale', description: null },
    link: null,
    integration: { name: 'KiotViet', ...integration },
  };
  return renderToStaticMarkup(IntegrationHead({ page: page as unknown as IntegrationPage }));
}

/** The status text in the head of an integration, such as "coming soon". */
const statusOf = (locale: 'vi' | 'en', integration: State) =>
  /(?:Tình trạng|Status)<\/dt><dd[^>]*>([^<]+)/.exec(headOf(locale, integration))?.[1];

it('has a heading that says what the connection does, not only its name', () => {
  const html = headOf('en', { comingSoon: false, sample: false });
  const heading = /<h1[^>]*>([^<]+)/.exec(html)?.[1]?.replaceAll('\u00A0', ' ');
  expect(heading).toBe('KiotViet: a survey after each sale');
});

describe('the state of an integration', () => {
  it.each([
    ['vi', 'Đã sẵn sàng', 'Sắp ra mắt'],
    ['en', 'Available', 'Coming soon'],
  ] as const)('never says "ready" for a sample (%s)', (locale, ready, soon) => {
    expect(statusOf(locale, { comingSoon: false, sample: false })).toBe(ready);
    expect(statusOf(locale, { comingSoon: false, sample: true })).toBeUndefined();
    expect(statusOf(locale, { comingSoon: true, sample: true })).toBe(soon);
  });
});
