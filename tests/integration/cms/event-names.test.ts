import { describe, expect, it } from 'vitest';
import { emptyCms } from '../../support/cms-on-empty-database';

const site = emptyCms();

async function createEvent(slug: string, title: string): Promise<number> {
  const { id } = await site().payload.create({
    collection: 'event-pages',
    locale: 'vi',
    data: { slug, banner: { title }, _status: 'published' },
  });
  return id;
}

/** What a picker of the admin asks when somebody types in it. */
async function picked(typed: string, locale: 'vi' | 'en'): Promise<(string | null | undefined)[]> {
  const { payload } = site();
  const { useAsTitle } = payload.collections['event-pages'].config.admin;
  const { docs } = await payload.find({
    collection: 'event-pages',
    where: { [useAsTitle ?? 'id']: { like: typed } },
    draft: true,
    locale,
    fallbackLocale: false,
  });
  return docs.map(({ title }) => title);
}

describe('an event is named by its title', () => {
  it('in each language, in pickers, and again after the title changes', async () => {
    const { payload } = site();
    const id = await createEvent('ngay-hoi', 'Ngày hội trải nghiệm');
    await payload.update({
      collection: 'event-pages',
      id,
      locale: 'en',
      draft: true,
      data: { banner: { title: 'Experience day' }, _status: 'draft' },
    });
    expect(await picked('hội trải nghiệm', 'vi')).toEqual(['Ngày hội trải nghiệm']);
    expect(await picked('Experience', 'en')).toEqual(['Experience day']);
    expect(await picked('ngay-hoi', 'vi')).toEqual([]);
    await payload.update({
      collection: 'event-pages',
      id,
      locale: 'vi',
      data: { banner: { title: 'Ngày hội mới' }, title: 'Typed by a program' },
    });
    expect(await picked('Ngày hội mới', 'vi')).toEqual(['Ngày hội mới']);
    // A save of another field keeps the name.
    await payload.update({
      collection: 'event-pages',
      id,
      locale: 'vi',
      data: { place: 'Hà Nội' },
    });
    expect(await picked('Ngày hội mới', 'vi')).toEqual(['Ngày hội mới']);
  });

  it('in the list of drafts, the publishing log and the search of the admin', async () => {
    const { payload } = site();
    const user = await payload.create({
      collection: 'users',
      data: { email: 'first@example.com', password: 'a long password for tests', role: 'admin' },
    });
    const { createLocalReq } = await import('payload');
    const req = await createLocalReq(
      { user: { ...user, collection: 'users' as const }, locale: 'vi' },
      payload,
    );
    const { id } = await payload.create({
      collection: 'event-pages',
      locale: 'vi',
      draft: true,
      data: { slug: 'dem-hoi', banner: { title: 'Đêm hội khách hàng' }, _status: 'draft' },
      req,
    });
    const { unpublished } = await import('@/cms/editorial/find-unpublished-changes');
    const { drafts } = await unpublished(req, 10);
    expect(drafts.find((draft) => draft.id === id && draft.locale === 'vi')?.name).toBe(
      'Đêm hội khách hàng',
    );
    const { findTitles } = await import('@/cms/admin-search/search-titles');
    const configs = [payload.collections['event-pages'].config];
    const found = await findTitles(req, configs, {
      text: 'dem hoi khach',
      language: 'vi',
      most: 5,
    });
    expect(found.map((one) => one.id)).toEqual([id]);
    await payload.update({
      collection: 'event-pages',
      id,
      locale: 'vi',
      data: { _status: 'published' },
      req,
    });
    const log = await payload.find({
      collection: 'publications',
      where: { name: { like: 'hội' } },
    });
    expect(log.docs.map(({ name }) => name)).toContain('Đêm hội khách hàng');
  });

  it('once, in the publish checks and in the comparison of languages', async () => {
    const { payload } = site();
    const { partsOf } = await import('@/cms/publish-checks/walk-document-fields');
    const { fields } = payload.collections['event-pages'].config;
    const parts = partsOf(fields, { title: 'Hội 2027', banner: { title: 'Hội 2027' } });
    const named = parts.filter(({ value }) => value === 'Hội 2027');
    expect(named.map(({ path }) => path)).toEqual(['banner.title']);
  });
});
