import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OpeningPage } from '@/content/entry-view-model-types';
import { OpeningHead } from './job-opening-header';

/** The head of an opening whose deadline is 8 January 2027. */
function headOf(locale: 'vi' | 'en', isTakingApplications: boolean) {
  const opening = { deadline: '2027-01-08T00:00:00+07:00', location: 'Thủ Đức' };
  const page = { locale, title: 'Test engineer', opening, isTakingApplications };
  return renderToStaticMarkup(OpeningHead({ page: page as unknown as OpeningPage }));
}

describe('the application deadline of a position', () => {
  it.each([
    ['vi', 'Hạn nộp'],
    ['en', 'Apply by'],
  ] as const)('is shown only while applications are accepted (%s)', (locale, label) => {
    expect(headOf(locale, true)).toContain(label);
    expect(headOf(locale, false)).not.toContain(label);
  });
});
