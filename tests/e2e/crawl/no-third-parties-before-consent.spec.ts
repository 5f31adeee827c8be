import { expect, test } from '@playwright/test';
import { languages } from '../pages/page-languages';
import { openedOf, visitsIn } from './crawl-records';

/** Matches a tag of an element that loads something, other than a link to follow or a name of the page. */
const LOADING =
  /<(?:audio|embed|iframe|img|link(?! rel="(?:canonical|alternate)")|object|script|source|track|video)\s[^>]*>/g;
/** Matches the URL of a host in an attribute, also in a list of images. */
const URL_WITH_HOST = /(?<=["\s,])(?:https?:)?\/\/[^\s,"]+/g;

/** The URLs of other origins that the elements of a document load. */
const loadedElsewhere = (html: string, origin: string): string[] =>
  [...html.matchAll(LOADING)]
    .flatMap(([tag]) => tag.match(URL_WITH_HOST) ?? [])
    .filter((url) => new URL(url, origin).origin !== origin);

test.describe('D19 nothing third-party loads before opt-in', () => {
  for (const language of languages) {
    test(`on every page in ${language}, as it is sent`, () => {
      const visits = visitsIn(language);
      expect(visits.length).toBeGreaterThan(100);
      for (const { path, url, html } of visits) {
        expect(html.match(LOADING), path).not.toBeNull();
        expect(loadedElsewhere(html, new URL(url).origin), path).toEqual([]);
      }
    });

    test(`on a page of each kind in ${language}, in a browser`, () => {
      const visits = openedOf(visitsIn(language));
      expect(visits.length).toBeGreaterThan(15);
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
