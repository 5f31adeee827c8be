import { describe, expect, it } from 'vitest';
import { fromParts } from '@/lib/rich-text/rich-text-from-parts';
import { stateOf } from '@/lib/rich-text/lexical-state';
import { checkDocument } from '@/cms/publish-checks/check-document';
import type {
  CheckContext,
  PictureFacts,
  TargetFacts,
} from '@/cms/publish-checks/document-check-context';
import { comparisons } from '@/cms/collections/comparisons';
import { blogs } from '@/cms/collections/blogs';
import { pagesOf } from '@/cms/collections/pages';
import { sectionBlocks } from '@/site/sections/registry.blocks';
import type { Locale } from '@/i18n/locales';
import { brand } from '../../../brand.config';

const pages = pagesOf(sectionBlocks);

const picture: PictureFacts = { name: 'a.png', alt: 'Một', bytes: 1000, width: 800, height: 600 };

function knowledge(locale: Locale, more: Partial<CheckContext> = {}): CheckContext {
  const live = new Set(['gia']);
  const targets = new Map<string, TargetFacts>([
    ['/book-demo', { kind: 'live', anchors: live }],
    ['/chi-tieng-viet', { kind: 'other-language' }],
    ['/cu', { kind: 'redirect', to: '/moi' }],
  ]);
  const pictures = new Map([[1, picture]]);
  const now = new Date('2026-06-01T00:00:00Z');
  const documents = new Map([
    ['blogs/7', { name: 'Bài đã đăng', isLive: true }],
    ['blogs/8', { name: 'Bài nháp', isLive: false }],
  ]);
  return { locale, now, ownPath: '/trang', targets, documents, pictures, ...more };
}

const seo = { title: 'Tên trang', description: 'Mô tả' };

/** The findings for a page with an opening and one other section, as `rule severity path`. */
function page(section: object, locale: Locale = 'vi', more: object = {}): string[] {
  const sections = [
    { blockType: 'plainHero', title: 'CX' },
    { blockType: 'callToAction', title: 'Lời mời', ...section },
  ];
  return checkDocument(pages.fields, { sections, seo, ...more }, knowledge(locale)).map(
    ({ rule, severity, path }) => `${rule} ${severity} ${path}`,
  );
}

const link = (href: string) => ({ primary: { text: 'Xem', href } });

describe('the publish checks', () => {
  it('has no findings for a good page', () => {
    expect(page(link('/book-demo#gia'))).toEqual([]);
    expect(page({ ...link('#loi-moi'), anchor: 'loi-moi' })).toEqual([]);
    expect(page(link('/trang'))).toEqual([]);
    expect(page(link('https://example.com/khong-co'))).toEqual([]);
  });

  it('allows the reply-time placeholder, counts its length as readers see it, and refuses other braces', () => {
    const note = 'Trả lời trong {{promise.minutes}} phút';
    const description = 'Gọi lại trong {{promise.minutes}} phút. '.padEnd(175, 'a ').trim();
    expect(page({ ...link('/book-demo'), note }, 'vi', { seo: { ...seo, description } })).toEqual(
      [],
    );
    for (const wrong of ['{{promise.hours}} giờ', '{{ promise.minutes }} phút', 'trong }} phút']) {
      expect(page({ ...link('/book-demo'), note: wrong })).toEqual([
        'placeholder error sections.1.note',
      ]);
    }
  });

  it('blocks links to missing pages and missing fragments', () => {
    const at = 'sections.1.primary.href';
    expect(page(link('/khong-co'))).toEqual([`link error ${at}`]);
    expect(page(link('/chi-tieng-viet'), 'en', { seo })).toContain(`link error ${at}`);
    expect(page(link('/book-demo#khong-co'))).toEqual([`fragment error ${at}`]);
    expect(page(link('#khong-co'))).toEqual([`fragment error ${at}`]);
    expect(page(link('/cu'))).toEqual([`link warning ${at}`]);
  });

  it('says where and how to fix it, in both languages', () => {
    const sections = [{ blockType: 'callToAction', title: 'x', ...link('/khong-co') }];
    const [finding] = checkDocument(pages.fields, { sections, seo }, knowledge('vi'));
    expect(finding?.place.vi).toMatch(/^Các phần › 1\. .+ › Liên kết$/);
    expect(finding?.place.en).toMatch(/^Sections › 1\. .+ › Link$/);
    expect(finding?.problem.vi).toContain('/khong-co');
    expect(finding?.fix.en).not.toBe('');
  });

  it('blocks pictures without alternative text, and pictures that are too large', () => {
    const judge = (facts: Partial<PictureFacts>) =>
      checkDocument(
        blogs.fields,
        { cover: { file: 1 }, seo },
        knowledge('vi', { pictures: new Map([[1, { ...picture, ...facts }]]) }),
      ).map(({ rule, severity }) => `${rule} ${severity}`);
    expect(judge({})).toEqual([]);
    expect(judge({ alt: ' ' })).toEqual(['alt error']);
    expect(judge({ bytes: 3_000_000 })).toEqual(['image-size error']);
    expect(judge({ bytes: 900_000 })).toEqual(['image-size warning']);
    expect(judge({ width: 4000 })).toEqual(['image-size warning']);
  });

  it('blocks pictures that have been deleted', () => {
    const findings = checkDocument(blogs.fields, { cover: { file: 2 }, seo }, knowledge('vi'));
    expect(findings.map(({ rule, severity, path }) => [rule, severity, path])).toEqual([
      ['picture', 'error', 'cover.file'],
    ]);
  });

  it('looks at where words of a text lead, and at its pictures', () => {
    const words = [{ type: 'text', text: 'xem' }];
    const leading = (fields: object) => ({
      type: 'paragraph',
      children: [{ type: 'link', fields, children: words }],
    });
    const to = (id: number) =>
      leading({ linkType: 'internal', doc: { relationTo: 'blogs', value: id } });
    const at = (url: string) => leading({ linkType: 'custom', url });
    const judge = (...nodes: { type: string }[]) =>
      checkDocument(
        blogs.fields,
        { content: stateOf(nodes), seo },
        knowledge('vi', { pictures: new Map([[1, { ...picture, alt: '' }]]) }),
      ).map(({ rule, severity, path }) => `${rule} ${severity} ${path}`);
    expect(judge(to(7), at('/book-demo'), at('https://site.example'))).toEqual([]);
    expect(judge(to(8))).toEqual(['link error content.0']);
    expect(judge(to(9))).toEqual(['link error content.0']);
    expect(judge(at('/khong-co'))).toEqual(['link error content.0']);
    expect(judge({ type: 'upload', value: 1 } as { type: string })).toEqual([
      'alt error content.0',
    ]);
  });

  it('blocks headings out of order', () => {
    const heading = (level: string, text = 'Tiêu đề') => ({ blockType: 'heading', level, text });
    const judge = (parts: object[]) =>
      checkDocument(blogs.fields, { content: fromParts(parts), seo }, knowledge('vi')).map(
        ({ path }) => path,
      );
    expect(judge([heading('2'), heading('3')])).toEqual([]);
    expect(judge([heading('3'), heading('2')])).toEqual(['content.0.level']);
    const twice = [
      { blockType: 'plainHero', title: 'Một' },
      { blockType: 'plainHero', title: 'Hai' },
    ];
    const found = checkDocument(pages.fields, { sections: twice, seo }, knowledge('vi'));
    expect(found.map(({ rule, path }) => `${rule} ${path}`)).toEqual(['heading-order sections.1']);
    const afterwards = (variant: string) => {
      const sections = [twice[0], { blockType: 'form', variant, title: 'Form' }];
      return checkDocument(pages.fields, { sections, seo }, knowledge('vi')).length;
    };
    expect(['book-demo', 'contact', 'newsletter'].map(afterwards)).toEqual([1, 1, 0]);
  });

  it('warns of a page that begins without its title', () => {
    const judge = (first: object) =>
      checkDocument(
        pages.fields,
        { sections: [{ title: 'Một', ...first }], seo },
        knowledge('vi'),
      ).map(({ rule, severity, path }) => `${rule} ${severity} ${path}`);
    expect(judge({ blockType: 'plainHero' })).toEqual([]);
    expect(judge({ blockType: 'form', variant: 'contact' })).toEqual([]);
    expect(judge({ blockType: 'form', variant: 'newsletter' })).toEqual([
      'heading-order warning sections.0',
    ]);
  });

  it('blocks titles that search results cut off, and warns of missing ones', () => {
    const long = { title: 'a'.repeat(61), description: 'a'.repeat(161) };
    expect(page({}, 'vi', { seo: long })).toEqual([
      'seo-length error seo.title',
      'seo-length error seo.description',
    ]);
    expect(page({}, 'vi', { seo: {} })).toEqual([
      'seo-missing warning seo.title',
      'seo-missing warning seo.description',
    ]);
  });

  it('blocks words of the other language on a page', () => {
    const english = { title: 'Page', description: 'What it is' };
    const inEnglish = (title: string) => page({ title }, 'en', { seo: english });
    expect(inEnglish('A page for every team')).toEqual([]);
    expect(inEnglish('Đặt lịch with us')).toEqual(['language error sections.1.title']);
    expect(inEnglish('Meet us in a café in Hue')).toEqual([]);
    expect(page({ title: 'See how your team answers every customer in the shop' })).toEqual([
      'language error sections.1.title',
    ]);
    expect(page({ title: 'Zalo OA, Facebook Messenger, Live chat, Hotline' })).toEqual([]);
  });

  it('blocks characters that the font lacks, and warns of symbols', () => {
    expect(page({ title: 'Ѫ и ő' })).toEqual(['glyph error sections.1.title']);
    expect(page({ title: 'Xong ✅' })).toEqual(['glyph warning sections.1.title']);
    expect(page({ title: 'Nghiêng ngả: ằẵẩỗỡữỵ ₫ “–” …' })).toEqual([]);
  });

  describe('D18 a superlative needs evidence on file', () => {
    const vietnamese = [
      'Nền tảng số 1 tại Việt Nam.',
      `${brand.name} là lựa chọn tốt nhất.`,
      'Giải pháp hàng đầu cho bán lẻ.',
      'Chúng tôi là nơi duy nhất làm việc này.',
      'Nền tảng số 1 cho cửa hàng',
      'Lựa chọn số 1 của các chuỗi bán lẻ.',
      'Số 1 thị trường về chăm sóc khách hàng.',
      'Số một Đông Nam Á, số 1 châu Á.',
      'Đứng số 1 trên thị trường.',
      'Nền tảng chăm sóc khách hàng số 1.',
      'Phần mềm khảo sát số một',
      'Thương hiệu số 1, được tin dùng.',
    ];
    const english = [
      'The best platform for service teams.',
      'A leading provider of surveys.',
      `${brand.name} is the fastest way to reply.`,
      'Our only product is world-class.',
    ];
    const plain = {
      vi: [
        'Lần mua gần nhất cách đây ba ngày.',
        'Gửi ít nhất 50 phản hồi; việc thứ nhất là đọc chúng.',
        'Một câu hỏi duy nhất sau mỗi đơn.',
        'Số 1 trên thang đo là rất tệ.',
        'Số 1 cho biết khách không hài lòng.',
        'Cửa hàng ở Đường số 1 của khu dân cư.',
        'Câu số 1 trong khảo sát, câu số 1 cho mọi khách.',
        'Theo Nghị định số 13 của Chính phủ.',
        'Làm xong bước số 1 của giải pháp, phần mềm sang bước số 1.',
        'Công ty có số 1.000 trong sổ, văn phòng công ty ở số 1 Lê Lợi.',
        'Nền tảng xếp phản hồi vào ca số 1.',
        'Ưu tiên số 1 của cửa hàng là giao đúng hẹn.',
      ],
      en: [
        'Best practice is to ask once.',
        'Give it your best shot before noon.',
        'This leads to fewer calls, at best two a day.',
        'Most teams reply within the hour.',
      ],
    };

    const inEnglish = { seo: { title: 'Page', description: 'What it is' } };

    it.each(vietnamese)('blocks %s', (title) => {
      expect(page({ title })).toEqual(['superlative error sections.1.title']);
    });

    it.each(english)('blocks %s', (title) => {
      expect(page({ title }, 'en', inEnglish)).toEqual(['superlative error sections.1.title']);
    });

    it.each(plain.vi)('allows everyday words: %s', (title) => {
      expect(page({ title })).toEqual([]);
    });

    it.each(plain.en)('allows everyday words: %s', (title) => {
      expect(page({ title }, 'en', inEnglish)).toEqual([]);
    });

    it('allows a superlative once evidence is given', () => {
      const evidence = 'Báo cáo 2026, lưu ở tủ hồ sơ pháp lý, ngày 2/3/2026';
      expect(page({ title: vietnamese[0] }, 'vi', { evidence })).toEqual([]);
      expect(page({ title: vietnamese[0] }, 'vi', { evidence: '  ' })).not.toEqual([]);
    });
  });

  it('blocks claims without a source, and warns of claims past their review date', () => {
    const claim = {
      topic: 'Giá',
      ours: 'Theo đội',
      theirs: 'Theo người',
      sourceName: 'Bảng giá',
      sourceUrl: 'https://example.com/gia',
      checkedAt: '2026-05-01T00:00:00Z',
      reviewBy: '2026-08-01T00:00:00Z',
    };
    const judge = (change: object) =>
      checkDocument(
        comparisons.fields,
        { claims: [{ ...claim, ...change }], seo },
        knowledge('vi'),
      ).map(({ rule, severity, path }) => `${rule} ${severity} ${path}`);
    expect(judge({})).toEqual([]);
    expect(judge({ sourceUrl: '' })).toEqual(['claim error claims.0.sourceUrl']);
    expect(judge({ checkedAt: null })).toEqual(['claim error claims.0.checkedAt']);
    expect(judge({ checkedAt: '2026-07-01T00:00:00Z' })).toEqual([
      'claim error claims.0.checkedAt',
    ]);
    expect(judge({ reviewBy: '2026-05-31T00:00:00Z' })).toEqual([
      'claim warning claims.0.reviewBy',
    ]);
  });
});
