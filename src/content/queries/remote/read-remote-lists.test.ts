import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { ownImage, remoteImage, safeHref } from '@/content/queries/safe-picture-and-link-urls';
import { listRequest } from '@/content/queries/remote/build-list-request';
import { specTypes } from '@/content/graphql-contract/types-in-specification';
import type { Entry } from '@/content/graphql-contract/contract-types';
import {
  ContentServer,
  quotes,
  send,
  sendJson,
  type Behaviour,
} from '../../../../tests/support/fake-content-server';
import {
  recordedEntries,
  recordedLists,
  recording,
} from '../../../../tests/support/recorded-graphql-answers';

const server = new ContentServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const ids = (from: number, count: number) => Array.from({ length: count }, (_, i) => from - i);

/** A server of a long list: it answers with at most `most` entries from the requested offset on. */
const paged =
  (all: number[], most: number, total: number | undefined): Behaviour =>
  (response, asked) => {
    const { start } = asked.variables;
    sendJson(200, quotes(all.slice(start, start + most), total))(response, asked);
  };

describe('long lists', () => {
  it.each([
    ['1,000 at a time, with the total', 1000, 2500],
    ['1,000 at a time, without it', 1000, undefined],
    ['100 at a time, with the total', 100, 2500],
  ])('are read page by page to their end: %s', async (_name, most, total) => {
    const all = ids(2500, 2500);
    server.behave = paged(all, most, total);
    const list = await server.client().list('customerQuotes', 'vi');
    expect(list.map(({ id }) => Number(id))).toEqual(all);
  });

  it('a server that ignores the offset is not queried for ever', async () => {
    server.behave = sendJson(200, quotes(ids(1000, 1000), 5000));
    expect(await server.client().list('customerQuotes', 'vi')).toHaveLength(1000);
    expect(server.asked.length).toBeLessThan(4);
  });
});

describe('both forms of the root field', () => {
  it('the aliased form is used once the plain one was refused', async () => {
    server.behave = (response, asked) => {
      const isAlias = asked.query.includes('customerQuotes: customerQuotes_connection(');
      (isAlias ? sendJson(200, quotes([5])) : send(400, '{"errors":[]}'))(response, asked);
    };
    const client = server.client();
    for (let time = 0; time < 2; time += 1) {
      expect(await client.list('customerQuotes', 'vi')).toHaveLength(1);
    }
    expect(server.asked.map(({ query }) => query.includes('_connection'))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('what a remote server answers', () => {
  it.each(
    recordedLists.flatMap((list) => [
      { list, locale: 'vi' as const },
      { list, locale: 'en' as const },
    ]),
  )(
    'D6 CMS_URL points the five lists at another server ($list.field, $locale)',
    async ({ list, locale }) => {
      const name = list.collection === 'platforms' ? 'platforms' : list.field;
      const { body } = recording(`answers/${list.file}.${locale}`).response;
      server.behave = sendJson(200, body);
      const entries = await server.client().list(name, locale);
      const recorded = recordedEntries(list, locale);
      expect(entries.map(({ id }) => id)).toEqual(recorded.map(({ id }) => id));
      const withHost = JSON.stringify(recorded.map(({ attributes }) => attributes)).replaceAll(
        '"/uploads/',
        `"${server.url}/uploads/`,
      );
      expect(entries.map(({ attributes }) => attributes)).toMatchObject(JSON.parse(withHost) as []);
      expect(server.asked[0]?.variables).toEqual({ locale, start: 0 });
    },
  );

  it('queries only what the specification names, so that any such server understands it', () => {
    const server = buildSchema(`
      scalar I18NLocaleCode
      input PaginationArg { start: Int limit: Int page: Int pageSize: Int }
      type Cta { text: String href: String }
      type Banner { thumbnail: String title: String description: String cta: Cta cxTag: String leadMagnetDateTime: String }
      type Part { label: String subtext: String icon: String cta: Cta highlight: Boolean backgroundColor: String }
      type Attributes {
        heading: Part listing(pagination: PaginationArg): [Part] banner: Banner leadMagnetDateTime: String
        thumbnail: String popupImage: String popupImageInMobile: String cta: Cta title: String description: String
        videoUrl: String cxTag: String duration: String content: String customerName: String representativeName: String
        representativeJobTitle: String heroShot: String heroShotInMobile: String representativeAvatar: String logo: String
      }
      type Entity { id: ID attributes: Attributes }
      type Pagination { total: Int }
      type Meta { pagination: Pagination }
      type Collection { data: [Entity] meta: Meta }
      type Query { ${Object.values(specTypes)
        .map(
          ({ field }) =>
            `${field}(locale: I18NLocaleCode, sort: [String], pagination: PaginationArg): Collection`,
        )
        .join('\n')} }
    `);
    for (const type of Object.values(specTypes)) {
      const asked = listRequest(
        type,
        { locale: 'vi', start: 0 },
        { ours: false, connection: false },
      );
      expect(validate(server, parse(asked.query))).toEqual([]);
      expect(asked.query).toContain('limit: 1000');
    }
  });

  it('a value of the wrong type becomes empty and is never passed on', async () => {
    const attributes = { content: 5, logo: 'javascript:alert(1)', heroShot: 'uploads/a.png' };
    server.behave = sendJson(200, {
      data: { customerQuotes: { data: [{ id: 9, attributes }, null, { id: {} }, 'x'] } },
    });
    const list = await server.client().list('customerQuotes', 'vi');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      id: '9',
      attributes: { content: null, logo: null, heroShot: `${server.url}/uploads/a.png` },
    });
  });

  it('the types of answers match the schema', () => {
    type Event = Entry<'aiEvents'>;
    expectTypeOf<Event['id']>().toEqualTypeOf<string>();
    expectTypeOf<NonNullable<Event['attributes']['banner']>['cta']>().toEqualTypeOf<{
      text: string | null;
      href: string | null;
    } | null>();
    expectTypeOf<Entry<'platforms'>['attributes']['listing'][number]['highlight']>().toEqualTypeOf<
      boolean | null
    >();
  });
});

describe('addresses', () => {
  it('§7 relative image paths get the CMS host, absolute ones the public assets host', async () => {
    const rule = remoteImage({
      cms: 'https://cms.example',
      storage: 'storage.cms.example',
      assets: 'assets.site.example',
    });
    expect(rule('/uploads/a.png')).toBe('https://cms.example/uploads/a.png');
    expect(rule('uploads/a.png')).toBe('https://cms.example/uploads/a.png');
    expect(rule('https://storage.cms.example/acme/a.png?v=1')).toBe(
      'https://assets.site.example/acme/a.png?v=1',
    );
    expect(rule('https://other.example/a.png')).toBe('https://other.example/a.png');
    // The scheme and port of the storage host are not kept.
    const stored = remoteImage({
      cms: 'https://cms.example',
      storage: 'storage.cms.example:9000',
      assets: 'assets.site.example',
    });
    expect(stored('http://storage.cms.example:9000/a.png')).toBe(
      'https://assets.site.example/a.png',
    );
    expect(rule('data:image/png;base64,AA')).toBeNull();
    const { body } = recording('answers/eventVideos.vi').response;
    server.behave = sendJson(200, body);
    const hosts = { storage: 'storage.cms.example', assets: 'assets.site.example' };
    const [video] = await server.client(hosts).list('eventVideos', 'vi');
    expect(video?.attributes).toMatchObject({
      thumbnail: `${server.url}/uploads/video-3.png`,
      popupImageInMobile: 'https://assets.site.example/acme/video-popup-mobile-3.png',
    });
  });

  it('pictures of this site keep their paths, and script links are removed', () => {
    expect(ownImage('/api/media/file/a.png')).toBe('/api/media/file/a.png');
    expect(ownImage('//evil.example/a.png')).toBeNull();
    expect(['/events', 'https://a.example', 'mailto:a@b.vn', '#top'].map(safeHref)).not.toContain(
      null,
    );
    expect(['javascript:alert(1)', '//evil.example', 'data:text/html,x'].map(safeHref)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
