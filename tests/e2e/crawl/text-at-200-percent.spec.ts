import { expect, test } from '@playwright/test';
import { languages } from '../pages/page-languages';
import { openedOf, visitsIn } from './crawl-records';
import { NO_TEXT_FAULTS } from './text-at-double-size';

for (const language of languages) {
  test(`text of 200 % fits the screen on a page of each kind (WCAG 1.4.4, ${language})`, () => {
    const visits = openedOf(visitsIn(language));
    expect(visits.length).toBeGreaterThan(15);
    for (const { path, atDoubleSize } of visits) {
      expect.soft(atDoubleSize, path).toEqual(NO_TEXT_FAULTS);
    }
  });
}
