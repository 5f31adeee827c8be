import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { freshDatabase } from '../../support/test-database';
import { entryData, publicTypes, slugFor } from '../../support/sample-entries-of-contract-lists';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

let payload: Payload;

beforeAll(async () => {
  await freshDatabase();
  const { cms } = await import('@/content/register-cms-instance');
  payload = await cms();
});

afterAll(() => payload.destroy());

type Written = { id: number | string; slug: string };

async function write(collection: CollectionSlug, word: string): Promise<Written> {
  const named = slugFor(payload, collection, 'thu');
  const data = { ...entryData(payload, collection, word), ...named } as never;
  const { id } = await payload.create({ collection, locale: 'vi', data });
  return { id, slug: 'slug' in named ? String(named.slug) : '' };
}

const change = (collection: CollectionSlug, id: number | string, word: string) =>
  payload.update({
    collection,
    id,
    locale: 'vi',
    data: entryData(payload, collection, word),
  });

describe('§1 content comes from the CMS, none of it from the code', () => {
  it.each(publicTypes)(
    '%s: created, changed and deleted in the CMS, the site shows it',
    async (list, collection) => {
      const { queriesFor } = await import('@/content/queries/choose-list-source');
      const shown = async (locale: Locale = 'vi') =>
        JSON.stringify(await queriesFor(list).list(list, locale));
      expect(await shown()).toBe('[]');
      const { id } = await write(collection, 'Mot-chu');
      const said = collection === 'platforms' ? '"id"' : 'Mot-chu';
      expect(await shown()).toContain(said);
      expect(await shown('en')).toBe('[]');
      await change(collection, id, 'Hai-chu');
      expect(await shown()).not.toContain('Mot-chu');
      expect(await shown()).toContain(said.replace('Mot', 'Hai'));
      await payload.delete({ collection, id });
      expect(await shown()).toBe('[]');
    },
  );

  it('lists of pages and the pages of their entries are updated', async () => {
    const { entryLists } = await import('@/content/entries/read-functions-of-all-lists');
    const { getBlog } = await import('@/content/entries/read-blog-articles');
    const { getNews } = await import('@/content/entries/read-company-news');
    const { getStory } = await import('@/content/entries/read-customer-stories');
    const { getEvent } = await import('@/content/entries/read-event-pages');
    const { getHelpArticle } = await import('@/content/entries/read-help-articles');
    const { getOpening } = await import('@/content/entries/read-job-openings');
    const { getIntegration } = await import('@/content/entries/read-integrations');
    const { getComparison } = await import('@/content/entries/read-comparisons');
    const { getResource } = await import('@/content/entries/read-resources');
    const cases = [
      ['blogs', entryLists.blogs, getBlog],
      ['news-and-press', entryLists.newsAndPress, getNews],
      ['customer-successes', entryLists.stories, getStory],
      ['event-pages', entryLists.eventPages, getEvent],
      ['faqs', entryLists.help, getHelpArticle],
      ['career-opportunities', entryLists.openings, getOpening],
      ['integrations', entryLists.integrations, getIntegration],
      ['comparisons', entryLists.comparisons, getComparison],
      ['resources', entryLists.resources, getResource],
    ] as const;
    for (const [collection, list, page] of cases) {
      const { id, slug } = await write(collection, 'Mot-chu');
      const read = (locale: Locale) => page({ locale, slug, draft: false });
      expect([collection, JSON.stringify(await list('vi'))]).toEqual([
        collection,
        expect.stringContaining('Mot-chu'),
      ]);
      expect(await read('vi')).toMatchObject({ title: 'Mot-chu', publishedIn: ['vi'] });
      expect(await read('en')).toBeNull();
      await change(collection, id, 'Hai-chu');
      expect(JSON.stringify(await list('vi'))).not.toContain('Mot-chu');
      expect(await read('vi')).toMatchObject({ title: 'Hai-chu' });
      await payload.delete({ collection, id });
      expect([collection, await list('vi'), await read('vi')]).toEqual([collection, [], null]);
    }
  });

  it('the text of a page, its menus and the site settings are updated', async () => {
    const { getPage } = await import('@/site/page-view-models/get-page-view-model');
    const { getFrame } = await import('@/content/pages/read-header-and-footer');
    const callToAction = (title: string) => ({
      blockType: 'callToAction' as const,
      title,
      primary: { text: 'Demo', href: '/book-demo' },
    });
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: {
        path: '/thu',
        title: 'Trang',
        layout: 'v5',
        navTheme: 'light',
        footerTheme: 'dark',
        sections: [callToAction('Mot-chu')],
        _status: 'published',
      },
    });
    const shown = async () => JSON.stringify(await getPage('vi', '/thu'));
    expect(await shown()).toContain('Mot-chu');
    await payload.update({
      collection: 'pages',
      id,
      locale: 'vi',
      data: { sections: [callToAction('Hai-chu')], _status: 'published' },
    });
    expect(await shown()).toContain('Hai-chu');
    await payload.updateGlobal({ slug: 'settings', locale: 'vi', data: { tagline: 'Mot-cau' } });
    expect((await getFrame('vi')).settings.tagline).toBe('Mot-cau');
  });

  /**
   * Interface copy comes from the catalogues (scripts/checks/interface-texts.mjs compares them) and content from the
   * CMS. In the code of views, JSX text must not be words, nor a string literal with letters beyond ASCII.
   */
  it('views contain no hard-coded texts', () => {
    const files = ['sections', 'templates', 'page-shell', 'ui', 'forms', 'pictures']
      .flatMap((part) =>
        readdirSync(path.join('src/site', part), { recursive: true, encoding: 'utf8' }).map(
          (file) => path.join('src/site', part, file),
        ),
      )
      .filter((file) => /(?<![.]test)[.]tsx$/.test(file));
    expect(files.length).toBeGreaterThan(50);
    const found: string[] = [];
    for (const file of files) {
      const source = ts.createSourceFile(
        file,
        readFileSync(file, 'utf8'),
        ts.ScriptTarget.Latest,
        true,
        ts.ScriptKind.TSX,
      );
      const visit = (node: ts.Node): void => {
        const words = ts.isJsxText(node)
          ? node.text
          : ts.isStringLiteralLike(node) && /[^\p{ASCII}…·–—“”×₫%]/u.test(node.text)
            ? node.text
            : '';
        // Words in capitals alone are allowed: names of metrics and time zones (CSAT, GMT) are the same in both
        // languages.
        if (/\p{L}*\p{Ll}\p{L}+|\p{L}+\p{Ll}/u.test(words)) found.push(`${file}: ${words.trim()}`);
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
    expect(found).toEqual([]);
  });
});
