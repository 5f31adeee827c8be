import { expect, test } from '@playwright/test';
import { languages } from '../pages/page-languages';
import { openedOf, visitsIn } from './crawl-records';

test.describe('D19 nothing third-party loads before opt-in', () => {
  for (const language of languages) {
    test(`on every page in ${language}`, () => {
      const visits = openedOf(visitsIn(language));
      expect(visits.length).toBeGreaterThan(40);
      for (const { path, url, asksForConsent, requests, cookies, storage } of visits) {
        const { origin } = new URL(url);
        const elsewhere = requests.filter(
          (asked) => !asked.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(asked),
        );
        expect({ asksForConsent, elsewhere, cookies, storage }, path).toEqual({
          asksForConsent: true,
          elsewhere: [],
          cookies: '',
          storage: [],
        });
        expect(requests, path).toContain(url);
      }
    });
  }
});
