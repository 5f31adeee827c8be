'use client';

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { brand } from '../../../brand.config';
import { useWords } from './use-words.client';

const words = {
  vi: { title: 'Kết quả tìm kiếm trông như thế này', none: 'Máy tìm kiếm tự chọn mô tả.' },
  en: { title: 'How the search result looks', none: 'Search engines choose a description.' },
};

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Below the search fields: what a search engine shows of them, cut where it cuts. */
export function SeoPreview() {
  const { collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const text = useWords(words);
  const values = useFormFields(([fields]) =>
    ['seo.title', 'seo.description', 'title', 'path', 'slug']
      .map((path) => asText(fields[path]?.value))
      .join('\u0000'),
  );
  const [seoTitle = '', description = '', title = '', path = '', slug = ''] =
    values.split('\u0000');
  const address = collectionSlug === 'pages' ? path : `/…/${slug}`;
  const own = seoTitle || title;
  const shown = address === '/' ? own : `${own} | ${brand.name}`;
  return (
    <figure className="desk-seo">
      <figcaption>{text.title}</figcaption>
      <p className="desk-seo__address">
        {`${brand.name} › ${code === 'en' ? 'en' : ''}${address}`.replaceAll('/', ' › ')}
      </p>
      <p className="desk-seo__title">{cut(shown, TITLE_LENGTH)}</p>
      <p>{cut(description || text.none, DESCRIPTION_LENGTH)}</p>
      <p>
        {seoTitle.length}/{TITLE_LENGTH} · {description.length}/{DESCRIPTION_LENGTH}
      </p>
    </figure>
  );
}
