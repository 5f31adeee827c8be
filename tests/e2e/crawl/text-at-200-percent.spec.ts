import { expect, test } from '@playwright/test';
import { languages } from '../pages/page-languages';
import { openedOf, visitsIn } from './crawl-records';
import { widthsOfLargeText } from './pages-for-accessibility-audit';
import { noTextFaults } from './text-at-double-size';

for (const language of languages) {
  test(`text of 200 % fits the screen on a page of each kind (WCAG 1.4.4, ${language})`, () => {
    const visits = openedOf(visitsIn(language));
    expect(visits.length).toBeGreaterThan(15);
    for (const { path, atDoubleSize } of visits) {
      const expected = noTextFaults(widthsOfLargeText(path, language));
      expect.soft(atDoubleSize, path).toEqual(expected);
    }
  });
}
