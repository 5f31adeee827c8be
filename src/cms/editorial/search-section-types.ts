import { accentText, foldText } from '@/lib/fold-text-for-search';

/**
 * Other names that editors use for a section, in both languages; its own name and those of its variants are searched
 * anyway.
 */
const otherNames: Readonly<Record<string, string>> = {
  callToAction: 'CTA, nút, đăng ký, button, banner',
  capabilities: 'features, bảng, table',
  closedLoop: 'quy trình, process',
  customerQuotes: 'nhận xét, đánh giá, testimonials, reviews',
  entryList: 'blog, tin tức, bài viết, tuyển dụng, news, articles, jobs',
  eventVideos: 'ghi hình, recordings, webinar',
  featureStage: 'feature, nền tối, hình, picture',
  figures: 'số liệu, thống kê, stats, numbers, KPI',
  film: 'video, clip',
  form: 'biểu mẫu, liên hệ, đăng ký, contact, sign up',
  guide: 'mục lục, table of contents',
  hero: 'banner, đầu trang, header',
  howItWorks: 'quy trình, process, steps',
  illustration: 'hình ảnh, sơ đồ, picture, image, diagram',
  industryDoors: 'ngành, industries',
  metricCalculator: 'calculator, NPS, CSAT, CES',
  offices: 'địa chỉ, liên hệ, bản đồ, address, contact, map',
  partnerships: 'đối tác, partners',
  planComparison: 'bảng giá, pricing, compare, table',
  plainHero: 'banner, đầu trang, header',
  plans: 'bảng giá, giá, pricing, prices',
  platformShowcase: 'sản phẩm, trụ cột, product, pillars',
  pressKit: 'press, tải về, download',
  problem: 'nỗi đau, pain',
  questions: 'FAQ, hỏi đáp, Q&A',
  quote: 'nhận xét, trích dẫn, testimonial, review',
  relatedPages: 'xem thêm, liên kết, links',
  richText: 'văn bản, nội dung, text, content',
  roiCalculator: 'máy tính, hoàn vốn, lợi ích, calculator',
  splitFeature: 'hình, feature, image',
  stepsPath: 'quy trình, process, timeline',
  timeline: 'lịch sử, cột mốc, history, milestones',
  walkthrough: 'hướng dẫn, quy trình, tour, steps',
  wordmarks: 'logo, thương hiệu, brands, logos',
};

const ALONE = /\p{M}|đ/u;

/** Whether each typed word is the beginning of a word of a text. */
const beginsWordsOf = (typed: string, text: string): boolean =>
  typed.split(' ').every((word) => ` ${text}`.includes(` ${word}`));

/**
 * The sections that match a search text: each of its words begins a word of their names, in either language. Accents
 * count where they are typed (“giá” is not “giải”), unless no name has the accents typed.
 * @param sections the names of each section
 */
export function findSections(
  typed: string,
  sections: readonly { slug: string; names: readonly string[] }[],
): string[] {
  if (foldText(typed) === '') return sections.map(({ slug }) => slug);
  const all = sections.map(({ slug, names }) => ({
    slug,
    text: [...names, otherNames[slug] ?? ''].join(' '),
  }));
  const accented = accentText(typed);
  const exact = ALONE.test(accented)
    ? all.filter(({ text }) => beginsWordsOf(accented, accentText(text)))
    : [];
  const found =
    exact.length > 0
      ? exact
      : all.filter(({ text }) => beginsWordsOf(foldText(typed), foldText(text)));
  return found.map(({ slug }) => slug);
}
