import { languages } from '../pages/page-languages';
import { expect, test } from '../tracking/consent-bar-fixture';
import { audited, isOpened } from './pages-for-accessibility-audit';
import { writeSitemap, writeVisit } from './crawl-records';
import { pathOf, readSitemaps } from './read-sitemaps';
import { NARROW, openTab, readVisit, visit, WIDE } from './visit-page';

const TABS = 3;
/** Pages of each language are opened at another width, so that scripts and images start at both. */
const OPENS_AT = { vi: NARROW, en: WIDE } as const;

// A browser in another time zone: times must be shown in the site's zone.
test.use({ timezoneId: 'America/New_York' });

for (const language of languages) {
  test(`every address of the sitemaps is visited once (${language})`, async ({
    context,
    request,
  }) => {
    test.setTimeout(600_000);
    const isEnglish = (path: string) => /^\/en(?:\/|$)/.test(path);
    const sitemap = (await readSitemaps(request)).filter(
      ({ loc }) => isEnglish(pathOf(loc)) === (language === 'en'),
    );
    expect(sitemap.length).toBeGreaterThan(100);
    writeSitemap(language, sitemap);
    const all = sitemap.map(({ loc }) => pathOf(loc));
    for (const path of all.filter((one) => !isOpened(one, language))) {
      writeVisit(await readVisit(request, { path, language }));
    }
    const paths = all.filter((one) => isOpened(one, language)).values();
    await Promise.all(
      Array.from({ length: TABS }, async () => {
        const tab = await openTab(context, OPENS_AT[language]);
        // The tabs share one iterator: each takes the next URL.
        for (const path of paths) {
          writeVisit(await visit(tab, { path, language, audit: audited[language].has(path) }));
        }
      }),
    );
  });
}
