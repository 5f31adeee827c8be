import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brand } from '../../../../brand.config';
import { ContentServer, send, sendJson } from '../../../../tests/support/fake-content-server';
import { recording } from '../../../../tests/support/recorded-graphql-answers';
import { testSecrets } from '../../../../tests/support/test-environment';

vi.mock(
  '@/content/read-through-content-cache',
  () => import('../../../../tests/support/uncached-content'),
);
// This site's own CMS rejects every query here: lists of the remote server must never be read from it.
vi.mock('@/content/register-cms-instance', () => ({
  cms: () => Promise.reject(new Error('asked our own CMS')),
}));

const server = new ContentServer();

beforeAll(async () => {
  await server.start();
  Object.assign(process.env, testSecrets, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    CMS_URL: server.url,
    CMS_STORAGE_HOST: 'storage.cms.example',
    PUBLIC_ASSETS_HOST: 'assets.site.example',
  });
});

afterAll(() => server.stop());

describe('with CMS_URL', () => {
  it('D6 CMS_URL points the five lists at another server, the showcase of the pages among them', async () => {
    const { listPlatforms } = await import('@/content/entries/read-products-events-and-quotes');
    for (const locale of ['vi', 'en'] as const) {
      const { body } = recording(`answers/acmeXmPlatforms.${locale}`).response;
      server.behave = sendJson(200, body);
      const [first] = (await listPlatforms(locale)) ?? [];
      expect(first).toEqual({
        id: locale === 'vi' ? 1 : 2,
        label: locale === 'vi' ? 'Nền tảng CXM' : 'CXM Platform',
        subtext: expect.any(String) as string,
        link: {
          href: `${locale === 'vi' ? '' : '/en'}/xm-core-platform`,
          text: expect.any(String) as string,
        },
        items: expect.arrayContaining([
          expect.objectContaining({
            label: locale === 'vi' ? 'Khảo sát' : 'Surveys',
            highlighted: true,
          }),
        ]) as unknown[],
        picture: null,
      });
      expect(server.asked.at(-1)?.query).toContain(`${brand.slug}XmPlatforms(locale: $locale`);
    }
  });

  it('pictures may come from the configured hosts', async () => {
    const { queriesFor } = await import('@/content/queries/choose-list-source');
    server.behave = sendJson(200, recording('answers/aiEvents.vi').response.body);
    const events = await queriesFor('aiEvents').list('aiEvents', 'vi');
    const thumbnails = events.map(({ attributes }) => attributes.banner?.thumbnail);
    expect(thumbnails).toContain('https://assets.site.example/acme/event-2.png');
    expect(thumbnails).toContain(`${server.url}/uploads/event-1.png`);
  });

  it('the last good list is shown while that server fails', async () => {
    const { listPlatforms } = await import('@/content/entries/read-products-events-and-quotes');
    server.behave = sendJson(200, recording('answers/acmeXmPlatforms.vi').response.body);
    const good = await listPlatforms('vi');
    vi.useFakeTimers();
    server.behave = send(500, '<h1>Internal Server Error</h1>');
    const reading = listPlatforms('vi');
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(30_000);
      expect(server.asked.length).toBeGreaterThanOrEqual(4);
    });
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(await reading).toEqual(good);
  });

  it("other lists are still read from this site's own CMS", async () => {
    const { queriesFor } = await import('@/content/queries/choose-list-source');
    const before = server.asked.length;
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(queriesFor('blogs').list('blogs', 'vi')).rejects.toThrow('asked our own CMS');
    vi.restoreAllMocks();
    expect(server.asked).toHaveLength(before);
  });
});
