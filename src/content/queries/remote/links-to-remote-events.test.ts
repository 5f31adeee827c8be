import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setPublishedPaths } from '@/i18n/published-paths-by-language';
import { setRedirects } from '@/i18n/follow-redirects';
import { toEvents } from '@/content/transforms/merge-events';
import { ContentServer, send, sendJson } from '../../../../tests/support/fake-content-server';
import { contractClient } from './contract-client';
import { withEventLinks } from './links-to-remote-events';
import { remoteSource } from './send-contract-requests';
import { ownImage } from '../safe-picture-and-link-urls';

const server = new ContentServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(() => {
  setPublishedPaths(undefined);
  setRedirects(undefined);
});

const banner = (title: string, href: string | null) => ({
  title,
  description: null,
  thumbnail: null,
  cxTag: null,
  cta: href === null ? null : { text: 'Đăng ký', href },
});

const events = [
  ['dead', '/events/event-1'],
  ['live', '/events/dem-cx?from=card#ve'],
  ['moved', '/events/cu/'],
  ['web', 'https://tickets.example/event-2'],
  ['none', null],
].map(([title = '', href = null], id) => ({
  id: String(id),
  attributes: { banner: banner(title ?? '', href), leadMagnetDateTime: '2030-03-10T02:00:00.000Z' },
}));

const list = (data: object[]) => ({ data, meta: { pagination: { total: data.length } } });

/** Makes the server accept only the alias of the root field, or only the field itself. */
function answers(hasAlias: boolean): void {
  server.behave = (response, asked) => {
    const isAlias = asked.query.includes('eventPages_connection(');
    if (isAlias !== hasAlias) send(400, '{"errors":[]}')(response, asked);
    else sendJson(200, { data: { eventPages: list(events) } })(response, asked);
  };
}

const linksIn = async (locale: 'vi' | 'en') => {
  const client = contractClient({
    source: remoteSource({ url: server.url }),
    toImage: ownImage,
    ours: false,
    present: withEventLinks,
  });
  const pages = await client.list('eventPages', locale);
  const { coming } = toEvents({ pages, summits: [] }, locale, new Date('2026-01-01'));
  return Object.fromEntries(coming.map(({ title, link }) => [title, link]));
};

describe('D6 CMS_URL points the five lists at another server, and its event cards lead somewhere', () => {
  it.each([false, true])('with the query alias: %s', async (hasAlias) => {
    answers(hasAlias);
    setPublishedPaths({ vi: new Set(['/events/dem-cx']), en: new Set() });
    setRedirects({
      vi: new Map([['/events/cu', { target: '/events/dem-cx', permanent: true }]]),
      en: new Map(),
    });
    const asking = { href: '/contact', text: 'Liên hệ ban tổ chức' };
    expect(await linksIn('vi')).toEqual({
      dead: asking,
      live: { href: '/events/dem-cx?from=card#ve', text: 'Đăng ký' },
      moved: { href: '/events/cu/', text: 'Đăng ký' },
      web: { href: 'https://tickets.example/event-2', text: 'Đăng ký' },
      none: asking,
    });
    expect((await linksIn('en')).live).toMatchObject({ href: '/en/contact' });
  });

  it('while the live addresses are unknown, every address counts as live', async () => {
    answers(false);
    expect((await linksIn('vi')).dead).toEqual({ href: '/events/event-1', text: 'Đăng ký' });
  });
});
