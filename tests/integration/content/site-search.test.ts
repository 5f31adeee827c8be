import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { ensureSearchIndex as EnsureSearchIndex } from '@/cms/search/rebuild-search-index';
import type { searchSite as SearchSite } from '@/content/search/search-site';
import type { SearchAnswer, SearchKind } from '@/content/search-types';
import { pageData } from '../../support/cms-for-trash-tests';
import { freshDatabase } from '../../support/test-database';

type Locale = 'vi' | 'en';
type Text = { title: string; summary?: string; body?: string; heading?: string };

let payload: Payload;
let searchSite: typeof SearchSite;
let ensureSearchIndex: typeof EnsureSearchIndex;

const bodyOf = ({ heading, body }: Text) => [
  ...(heading ? [{ blockType: 'heading' as const, text: heading, level: '2' as const }] : []),
  ...(body ? [{ blockType: 'text' as const, text: body }] : []),
];

async function article(slug: string, locale: Locale, text: Text, moreThan = {}) {
  const { title, summary } = text;
  const { id } = await payload.create({
    collection: 'blogs',
    locale,
    data: { slug, title, summary, body: bodyOf(text), _status: 'published', ...moreThan },
  });
  return id;
}

const find = (
  query: string,
  locale: Locale = 'vi',
  more: { kind?: SearchKind; page?: number } = {},
) => searchSite({ locale, query, kind: more.kind ?? null, page: more.page ?? 1, size: 10 });

const hrefs = ({ hits }: SearchAnswer) => hits.map(({ href }) => href);
const marked = (pieces: readonly { text: string; found: boolean }[]) =>
  pieces.filter(({ found }) => found).map(({ text }) => text);

beforeAll(async () => {
  await freshDatabase();
  ({ searchSite } = await import('@/content/search/search-site'));
  ({ ensureSearchIndex } = await import('@/cms/search/rebuild-search-index'));
  payload = await (await import('@/content/register-cms-instance')).cms();
  await article('tong-dai', 'vi', {
    title: 'Tổng đài điện thoại cho cửa hàng',
    summary: 'Khách gọi là có người nghe.',
    body: 'Một đường dây cho mọi chi nhánh.',
  });
  await article('khao-sat', 'vi', {
    title: 'Khảo sát sau mua',
    heading: 'Gửi qua điện thoại',
    body: 'Câu hỏi ngắn, trả lời trong một phút.',
  });
  await article('zalo', 'vi', {
    title: 'Nhắn tin Zalo',
    body: 'Số điện thoại được giữ kín. Đoàn Đức Đạt viết bài này.',
  });
});

afterAll(() => payload.destroy());

describe('search: diacritics', () => {
  it.each(['điện thoại', 'dien thoai', 'ĐIỆN THOẠI', 'điện thoại'.normalize('NFD')])(
    '“%s” finds all three, and highlights the words as they are written',
    async (query) => {
      const answer = await find(query);
      expect(hrefs(answer)).toHaveLength(3);
      expect(answer.corrected).toBeNull();
      expect(marked(answer.hits[0]?.title ?? [])).toEqual(['điện thoại']);
    },
  );

  it('đ matches d, in both directions', async () => {
    expect(hrefs(await find('doan duc dat'))).toEqual(['/blog/zalo']);
    expect(hrefs(await find('đoàn đức đạt'))).toEqual(['/blog/zalo']);
  });
});

describe('search: ranking', () => {
  it('matches in the title come before headings, and headings before text', async () => {
    expect(hrefs(await find('điện thoại'))).toEqual([
      '/blog/tong-dai',
      '/blog/khao-sat',
      '/blog/zalo',
    ]);
  });

  it('an exact title comes before a longer one, and that before one with the words apart', async () => {
    await article('gio-mo-cua-lich', 'vi', { title: 'Giờ nào nên mở thêm cửa' });
    await article('gio-mo-cua-le', 'vi', { title: 'Giờ mở cửa ngày lễ' });
    await article(
      'gio-mo-cua',
      'vi',
      { title: 'Giờ mở cửa' },
      { publishedAt: '2020-01-01T00:00:00.000Z' },
    );
    await article('gio-mo-cua-ten', 'vi', { title: 'Giờ mở cửa: mùa mưa' });
    const found = hrefs(await find('giờ mở cửa'));
    expect(new Set(found.slice(0, 2))).toEqual(
      new Set(['/blog/gio-mo-cua', '/blog/gio-mo-cua-ten']),
    );
    expect(found.slice(2)).toEqual(['/blog/gio-mo-cua-le', '/blog/gio-mo-cua-lich']);
  });

  it('typed diacritics count; a title without them comes after a heading with them', async () => {
    await article('gia-han', 'vi', { title: 'Gia hạn hợp đồng' });
    await article('hoi-gia', 'vi', { title: 'Khách hỏi', heading: 'Trả lời về giá' });
    await article('goi-gia', 'vi', { title: 'Gói và giá' });
    expect(hrefs(await find('giá'))).toEqual(['/blog/goi-gia', '/blog/hoi-gia', '/blog/gia-han']);
    expect(hrefs(await find('gia')).toSorted()).toEqual([
      '/blog/gia-han',
      '/blog/goi-gia',
      '/blog/hoi-gia',
    ]);
  });

  it('a page of the site comes before a newer entry with an equally good title', async () => {
    await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: pageData('/kho-hang', 'Kho hàng mẫu'),
    });
    await article('kho-hang', 'vi', { title: 'Kho hàng khác' });
    expect(hrefs(await find('kho hàng'))).toEqual(['/kho-hang', '/blog/kho-hang']);
  });

  it('the first two hundred are selected by rank, not by age', async () => {
    const { drizzle } = payload.db as unknown as PostgresAdapter;
    await article('cu-ma-dung', 'vi', {
      title: 'Vận hành chung',
      heading: 'Đường thủy',
      body: 'Xem thêm.',
    });
    await drizzle.execute(`
      UPDATE search_documents SET changed_at = '2001-01-01' WHERE address = '/blog/cu-ma-dung';
      INSERT INTO search_documents (locale, collection, document, address, title, summary, body,
        folded_title, vector, changed_at, version)
      SELECT 'vi', 'blogs', 900000 + n, '/blog/n' || n, 'Tin ' || n, '', 'duong thuy', 'tin ' || n,
        to_tsvector('simple', 'duong thuy duong thuy'), now(), 2 FROM generate_series(1, 300) n`);
    expect(hrefs(await find('đường thủy'))[0]).toBe('/blog/cu-ma-dung');
    expect(hrefs(await find('đường thuỷ'))[0]).toBe('/blog/cu-ma-dung');
    await drizzle.execute('DELETE FROM search_documents WHERE document >= 900000');
  });

  it('of two equal matches the newer one comes first', async () => {
    const text = { title: 'Báo cáo quý', body: 'Như nhau.' };
    await article('bao-cao-cu', 'vi', text, { publishedAt: '2022-01-01T00:00:00.000Z' });
    await article('bao-cao-moi', 'vi', text, { publishedAt: '2026-10-01T00:00:00.000Z' });
    expect(hrefs(await find('báo cáo quý'))).toEqual(['/blog/bao-cao-moi', '/blog/bao-cao-cu']);
  });
});

describe('search: incomplete and misspelled words', () => {
  it('corrects a word that occurs nowhere, and reports the correction', async () => {
    const answer = await find('khaot sat sau mua');
    expect(hrefs(answer)).toContain('/blog/khao-sat');
    expect(answer.corrected).toBe('khảo sat sau mua');
    expect(hrefs(await find('tonng dai'))).toEqual(['/blog/tong-dai']);
    expect(hrefs(await find('thaoi'))).toHaveLength(3);
  });

  it('finds a word while it is being typed', async () => {
    expect(hrefs(await find('tổng đ'))).toEqual(['/blog/tong-dai']);
    expect(hrefs(await find('zal'))).toEqual(['/blog/zalo']);
  });

  it('offers pages with some of the words when none has all', async () => {
    const answer = await find('zalo bóng đá');
    expect(answer.loosened).toBe(true);
    expect(hrefs(answer)[0]).toBe('/blog/zalo');
  });
});

describe('search: synonyms defined by editors', () => {
  async function write(searchSynonyms: string) {
    await payload.updateGlobal({ slug: 'settings', locale: 'vi', data: { searchSynonyms } });
    // The test refreshes by itself, because its process does not listen for notifications.
    const { refreshThisProcess } = await import('@/content/refresh-caches-of-process');
    const { settingsTags } = await import('@/content/cache-tags');
    refreshThisProcess(settingsTags());
  }

  it('find texts with the synonym, after those with the typed word', async () => {
    await article('cuoc', 'vi', { title: 'Cước tháng' });
    await article('thue-bao', 'vi', { title: 'Phí thuê bao' });
    expect(hrefs(await find('cước tháng'))).toEqual(['/blog/cuoc']);
    await write('cước tháng, phí thuê bao');
    const answer = await find('cước tháng');
    expect(hrefs(answer)).toEqual(['/blog/cuoc', '/blog/thue-bao']);
    expect(answer.corrected).toBeNull();
    expect(answer.hits.map(({ title }) => marked(title).join(' '))).toEqual([
      'Cước tháng',
      'Phí thuê bao',
    ]);
  });

  it('are refused on a line with a single word', async () => {
    await expect(write('giá, bảng giá\nmột mình')).rejects.toThrow();
  });
});

describe('search: published pages in their own language only', () => {
  it('a language finds only its own pages; an unpublished, moved or deleted page disappears at once', async () => {
    const id = await article('secret-plan', 'vi', { title: 'Kế hoạch bí mật' });
    expect(hrefs(await find('kế hoạch bí mật'))).toEqual(['/blog/secret-plan']);
    expect(hrefs(await find('ke hoach bi mat', 'en'))).toEqual([]);

    const write = (locale: Locale, title: string, _status: 'draft' | 'published', draft = false) =>
      payload.update({ collection: 'blogs', id, locale, draft, data: { title, _status } });
    await write('en', 'A secret plan', 'draft', true);
    expect(hrefs(await find('secret plan', 'en'))).toEqual([]);
    await write('en', 'A secret plan', 'published');
    expect(hrefs(await find('secret plan', 'en'))).toEqual(['/en/blog/secret-plan']);

    await write('vi', 'Bản nháp mới', 'draft', true);
    expect(hrefs(await find('bản nháp mới'))).not.toContain('/blog/secret-plan');
    expect(hrefs(await find('kế hoạch bí mật'))).toEqual(['/blog/secret-plan']);

    await write('vi', 'Kế hoạch bí mật', 'draft');
    expect(hrefs(await find('kế hoạch bí mật'))).toEqual([]);
    expect(hrefs(await find('secret plan', 'en'))).toEqual(['/en/blog/secret-plan']);

    await payload.delete({ collection: 'blogs', id });
    expect(hrefs(await find('secret plan', 'en'))).toEqual([]);
  });

  it('a rolled-back save leaves the index unchanged', async () => {
    const transactionID = await payload.db.beginTransaction();
    if (transactionID === null) throw new Error('no transaction');
    await payload.create({
      collection: 'blogs',
      locale: 'vi',
      data: { slug: 'never', title: 'Chưa từng có', _status: 'published' },
      req: { transactionID },
    });
    await payload.db.rollbackTransaction(transactionID);
    expect((await find('chưa từng có')).hits.map(({ href }) => href)).not.toContain('/blog/never');
  });
});

describe('search: any input', () => {
  const typed: Record<string, string> = {
    nothing: '',
    spaces: '   ',
    'signs alone': '!!!',
    'a quote': "'",
    'a statement of the database': "' OR 1=1; DROP TABLE search_documents --",
    markup: '<script>alert(1)</script>',
    operators: '& | ! ( ) :* <-> zalo & !',
    'a zero byte': 'zalo\u0000',
    'a pattern': '% _ \\',
    'one letter': 'ế',
    'half a character': '\uD83D zalo',
    'a picture': '🙂',
    'one endless word': 'x'.repeat(5000),
    'too many words': 'từ này '.repeat(300),
  };
  it.each(Object.entries(typed))('answers %s', async (_name, query) => {
    const answer = await find(query);
    expect(answer.hits.length).toBeLessThanOrEqual(10);
    expect(answer.query.length).toBeLessThanOrEqual(400);
  });

  it('reports an empty query, a single letter and a query that is too long', async () => {
    expect((await find(' ?! ')).refusal).toBe('empty');
    expect((await find('a')).refusal).toBe('short');
    expect(await find(`zalo ${'tin '.repeat(100)}`)).toMatchObject({ cut: true, refusal: null });
  });
});

describe('search: types and pages of results', () => {
  it('counts every type, filters by one, and limits the page number', async () => {
    await payload.create({
      collection: 'faqs',
      locale: 'vi',
      data: {
        slug: 'doi-so',
        question: 'Đổi số điện thoại',
        answer: 'Trong phần cài đặt.',
        _status: 'published',
      },
    });
    const all = await find('điện thoại');
    expect(all.kinds).toEqual([
      { kind: 'blogs', count: 3 },
      { kind: 'faqs', count: 1 },
    ]);
    const helpOnly = await find('điện thoại', 'vi', { kind: 'faqs', page: 99 });
    expect(helpOnly).toMatchObject({ total: 1, page: 1, pages: 1 });
    expect(hrefs(helpOnly)).toEqual(['/help-center/doi-so']);
  });
});

describe('search: the index is rebuilt', () => {
  it('when it is empty or from an older version, and not otherwise', async () => {
    const { drizzle } = payload.db as unknown as PostgresAdapter;
    const before = hrefs(await find('điện thoại'));
    expect(await ensureSearchIndex(payload)).toBe(0);
    await drizzle.execute('DELETE FROM search_documents');
    expect(hrefs(await find('điện thoại'))).toEqual([]);
    expect(await ensureSearchIndex(payload)).toBeGreaterThan(3);
    expect(hrefs(await find('điện thoại'))).toEqual(before);
    await drizzle.execute("UPDATE search_documents SET version = 0, title = 'Cũ'");
    await ensureSearchIndex(payload);
    expect((await find('điện thoại')).hits[0]?.title.map(({ text }) => text).join('')).not.toBe(
      'Cũ',
    );
  });
});
