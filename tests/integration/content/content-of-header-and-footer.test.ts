import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import type { getFrame as GetFrame } from '@/content/pages/read-header-and-footer';
import type { MenuEntry, PlatformCard } from '@/content/header-and-footer-types';
import { localizedPath, type Locale } from '@/i18n/locales';
import { entryPath } from '@/lib/urls-of-entry-lists';
import { isPictogramName } from '@/lib/pictogram-names';
import { FooterProducts } from '@/site/page-shell/footer/footer-products';
import { brand } from '../../../brand.config';
import { freshDatabase } from '../../support/test-database';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

const CXM = '/solutions/customer-experience-management';
const metricPage = (name: string) => `/solutions/cx-metric/${name}`;
const hrefs = (entries: MenuEntry[]) => entries.map(({ href }) => href);
const titled = (entries: MenuEntry[], title: string) =>
  entries.find((entry) => entry.title === title);

let payload: Payload;
let getFrame: typeof GetFrame;

async function openCms() {
  await freshDatabase();
  ({ getFrame } = await import('@/content/pages/read-header-and-footer'));
  const { cms } = await import('@/content/register-cms-instance');
  payload = await cms();
}

async function seed() {
  const { seedCards } = await import('@/cms/seed/seed-menu-cards');
  const { seedPlatforms } = await import('@/cms/seed/seed-platform-products');
  const { seedSettings } = await import('@/cms/seed/seed-settings');
  const transactionID = (await payload.db.beginTransaction()) ?? '';
  await seedPlatforms(payload, { transactionID });
  await seedCards(payload, { transactionID });
  await payload.db.commitTransaction(transactionID);
  await seedSettings(payload);
}

type PageCopy = { path: string; sections: { anchor?: string }[] };

/** URLs with seeded content, including fragments of pages. */
async function seededPlaces(lng: Locale) {
  const { readFolder } = await import('@/cms/seed/read-seed-copy');
  const pages = (await readFolder<PageCopy>('pages')).map(({ copy }) => copy[lng]);
  const integrations = await readFolder<object>('integrations');
  const paths = [
    ...pages.flatMap(({ path, sections }) => [
      path,
      ...sections.flatMap(({ anchor }) => (anchor ? [`${path}#${anchor}`] : [])),
    ]),
    ...integrations.map(({ name }) => entryPath('integrations', name)),
  ];
  return {
    places: new Set(paths.map((path) => localizedPath(lng, path))),
    platform: localizedPath(lng, '/xm-core-platform'),
  };
}

beforeAll(openCms);
afterAll(() => payload.destroy());

describe('header and footer of an empty CMS', () => {
  it('have no menus, and the contact details of the brand', async () => {
    const { menus, settings } = await getFrame('vi');
    expect(Object.values(menus).flat()).toEqual([]);
    expect(settings).toMatchObject({
      email: brand.email,
      phone: brand.phone,
      copyright: `© ${brand.name}`,
      awards: [],
      columns: [],
      zaloUrl: null,
      sampleMarks: 'page',
      hasSamples: false,
    });
  });
});

describe('header and footer of the seeded content', () => {
  beforeAll(seed);

  it.each(['vi', 'en'] as const)(
    'the menus have the entries of the specification (%s)',
    async (lng) => {
      const { menus } = await getFrame(lng);
      const prefix = lng === 'en' ? '/en' : '';
      const useCases = [
        'lead-capture',
        'boost-conversion',
        'customer-support',
        'zalo-csat',
        'in-store-survey',
        'online-survey',
        'omnichannel-review',
      ].map((slug) => `${prefix}/solutions/use-case/${slug}`);
      expect(hrefs(menus.useCases)).toEqual(useCases);
      expect(hrefs(menus.solutions)).toEqual(
        ['/solutions/sales', '/solutions/customer-service', CXM, '/book-demo'].map(
          (path) => prefix + path,
        ),
      );
      const industries = ['retail', 'health-care', 'food-and-beverage', 'education', 'technology'];
      expect(hrefs(menus.industries)).toEqual([
        ...industries.map((slug) => `${prefix}/solutions/${slug}`),
        null,
        null,
      ]);
      const entries = Object.values({ ...menus, platforms: [] }).flat();
      expect(entries.filter(({ description }) => !description)).toEqual([]);
      expect(entries.filter(({ description }) => description!.length > 60)).toEqual([]);
    },
  );

  it('D8 a coming-soon card shows its mark and is no link (as content)', async () => {
    const { menus } = await getFrame('vi');
    const soon = [...menus.solutions, ...menus.industries].filter(({ comingSoon }) => comingSoon);
    expect(soon.map(({ title, href }) => [title, href])).toEqual([
      ['Gắn kết khách hàng', '/book-demo'],
      ['Tài chính, ngân hàng', null],
      ['Chứng khoán, bảo hiểm', null],
    ]);
  });

  it('§2 the other metric menu lists only CSAT, NPS and CES', async () => {
    const { menus } = await getFrame('vi');
    expect(menus.metrics.map(({ title }) => title)).toEqual(['CSAT', 'NPS', 'CES']);
    expect(hrefs(menus.metrics)).toEqual(['csat', 'nps', 'ces'].map(metricPage));
  });

  it('§2 resources-style metric list: CLV goes to the customer-experience-management page', async () => {
    const { resourceMetrics } = (await getFrame('en')).menus;
    expect(resourceMetrics).toHaveLength(7);
    expect(hrefs(resourceMetrics.slice(0, 3))).toEqual(
      ['csat', 'nps', 'ces'].map((name) => `/en${metricPage(name)}`),
    );
    expect(titled(resourceMetrics, 'CLV')?.href).toBe(`/en${CXM}`);
  });

  it('§2 resources-style metric list: FRT, FCR and AHT have no link', async () => {
    const { resourceMetrics } = (await getFrame('vi')).menus;
    expect(resourceMetrics.slice(4).map(({ title, href }) => [title, href])).toEqual([
      ['FRT', null],
      ['FCR', null],
      ['AHT', null],
    ]);
  });

  it('§2 resources name a deep-content site, a product update and a press wiki', async () => {
    const { resources } = (await getFrame('en')).menus;
    expect(titled(resources, 'CX guides in depth')?.href).toBe(brand.deepContentUrl);
    expect(titled(resources, 'Product updates')).toBeDefined();
    expect(titled(resources, 'Press and media wiki')?.href).toBe('/en/press');
  });

  it('§2 the product-update entry has no link', async () => {
    const entry = titled((await getFrame('vi')).menus.resources, 'Cập nhật sản phẩm');
    expect(entry).toMatchObject({ href: null, comingSoon: false });
  });

  it('D11 menu targets come from the brand configuration and site settings', async () => {
    const before = await getFrame('en');
    const { resources } = before.menus;
    expect(titled(resources, 'Blog')?.href).toBe(`/en${brand.blogUrl}`);
    expect(titled(resources, 'Ebooks and templates')?.href).toBe(`/en${brand.gatedContentUrl}`);
    expect(titled(resources, 'CX community')?.href).toBe(brand.communityUrl);
    expect(before.settings).toMatchObject({ socials: brand.socials, zaloUrl: brand.zaloUrl });
    const [communityUrl, productUpdateUrl] = ['https://chat.example.com/group', '/help-center'];
    const set = (data: object) => payload.updateGlobal({ slug: 'settings', locale: 'en', data });
    await set({ communityUrl, productUpdateUrl });
    const after = (await getFrame('en')).menus.resources;
    expect(titled(after, 'CX community')?.href).toBe(communityUrl);
    expect(titled(after, 'Product updates')?.href).toBe('/en/help-center');
    const vietnamese = (await getFrame('vi')).menus.resources;
    expect(titled(vietnamese, 'Cập nhật sản phẩm')?.href).toBeNull();
    await set({ communityUrl: brand.communityUrl, productUpdateUrl: null });
  });

  it('a menu entry without an address is not shown', async () => {
    const community = (address: string | null) =>
      payload.updateGlobal({ slug: 'settings', locale: 'en', data: { communityUrl: address } });
    const { docs } = await payload.find({
      collection: 'cards',
      locale: 'en',
      where: { hrefFrom: { equals: 'deep-content' } },
    });
    const guide = docs[0];
    if (!guide) throw new Error('no deep-content entry');
    const lead = (href: string | null) =>
      payload.update({
        collection: 'cards',
        id: guide.id,
        locale: 'en',
        data: { href, _status: 'published' },
      });
    await community(null);
    await lead(null);
    const { resources } = (await getFrame('en')).menus;
    expect(titled(resources, 'CX community')).toBeUndefined();
    expect(titled(resources, 'CX guides in depth')).toBeUndefined();
    expect(titled(resources, 'Product updates')).toBeDefined();
    expect(titled((await getFrame('vi')).menus.resources, 'Nhóm cộng đồng CX')).toBeDefined();
    await community(brand.communityUrl);
    await lead(brand.deepContentUrl);
  });

  it('each menu entry has an icon, each award and sample supporter a drawn logo', async () => {
    const { menus, settings } = await getFrame('vi');
    const { platforms: _, ...lists } = menus;
    const entries = Object.values(lists).flat();
    expect(
      entries.filter(({ icon }) => icon?.kind !== 'pictogram' || !isPictogramName(icon.name)),
    ).toEqual([]);
    const pictograms = [...settings.awards, ...settings.supporters].map(
      ({ pictogram }) => pictogram,
    );
    expect(new Set(pictograms).size).toBe(10);
    expect(pictograms.every((name) => name !== null && isPictogramName(name))).toBe(true);
  });

  it('D16 awards, supporters, offices and copyright are CMS content marked sample', async () => {
    const { settings } = await getFrame('en');
    expect(settings.awards.map(({ name, year }) => `${name}, ${year}`)).toEqual([
      'Startup Wheel, runner-up, 2024',
      'Innovation Award, customer experience, 2024',
      'Innovation Award, artificial intelligence, 2024',
      'Top 30 Vietnam Innovation, 2024',
    ]);
    expect(settings.supporters).toHaveLength(6);
    expect(settings.supporters.filter(({ inShortList }) => inShortList)).toHaveLength(4);
    expect(settings.offices.map(({ name }) => name)).toEqual([
      'Main office, Thu Duc',
      'Hanoi',
      'Singapore',
    ]);
    expect(settings.offices.map(({ mapUrl }) => new URL(mapUrl).searchParams.get('query'))).toEqual(
      settings.offices.map(({ address }) => address),
    );
    expect(settings.columns).toHaveLength(4);
    expect(settings.copyright).toBe(`© 2024 ${brand.name}. All rights reserved.`);
    const stored = await payload.findGlobal({ slug: 'settings', locale: 'en' });
    const { awards, supporters, offices } = stored;
    const samples = [...(awards ?? []), ...(supporters ?? []), ...(offices ?? [])];
    expect(samples.map(({ sample }) => sample)).toEqual(Array<boolean>(13).fill(true));
    expect([settings.hasSamples, settings.sampleMarks]).toEqual([true, 'page']);
  });

  it.each(['vi', 'en'] as const)(
    'every product card, menu entry and footer product links to a page of its own (%s)',
    async (lng) => {
      const { places, platform } = await seededPlaces(lng);
      const { platforms } = (await getFrame(lng)).menus;
      // The link of each product pillar is used by its card on the home page and its entries in both menus.
      const own = platforms.map(({ link }) => link?.href ?? '');
      expect(own.filter((href) => !places.has(href))).toEqual([]);
      expect(own.filter((href) => !href.startsWith(`${platform}/`))).toEqual([]);
      expect(new Set(own).size).toBe(platforms.length);
      const items = platforms.flatMap((card) => card.items.map(({ href }) => href ?? ''));
      expect(items.filter((href) => !places.has(href))).toEqual([]);
      expect(items.filter((href) => href.split('#')[0] === platform)).toEqual([]);
    },
  );

  it('an entry that opens the demo form has it in its label', async () => {
    const { readCopy } = await import('@/cms/seed/read-seed-copy');
    const cards = await readCopy<{ href: string | null; note?: string }>('cards');
    for (const lng of ['vi', 'en'] as const) {
      const opening = cards[lng].filter(({ href }) => href === '/book-demo');
      expect(opening).not.toHaveLength(0);
      expect(opening.filter(({ note }) => !note?.includes('demo'))).toEqual([]);
      const { platforms } = (await getFrame(lng)).menus;
      const hrefsOfItems = platforms.flatMap(({ items }) => items.map(({ href }) => href));
      expect(hrefsOfItems.filter((href) => href?.endsWith('/book-demo'))).toEqual([]);
    }
  });

  it('§3 the footer reads only heading label, item labels and item cta href', async () => {
    const [platform] = (await getFrame('vi')).menus.platforms;
    const read = new Set<string>();
    const watched = <T extends object>(value: T, name: string): T =>
      new Proxy(value, {
        get(target, key) {
          read.add(`${name}.${String(key)}`);
          return Reflect.get(target, key) as unknown;
        },
      });
    const items = platform!.items.map((item) => watched(item, 'item'));
    const platforms: PlatformCard[] = [watched({ ...platform!, items }, 'platform')];
    FooterProducts({ title: 'Sản phẩm', platforms });
    // The id is used only as React's key.
    expect([...read].toSorted()).toEqual(
      ['item.href', 'item.label', 'platform.id', 'platform.items', 'platform.label'].toSorted(),
    );
  });
});
