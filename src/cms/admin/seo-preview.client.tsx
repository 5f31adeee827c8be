'use client';

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { fillMinutes, DEFAULT_REPLY_MINUTES } from '@/lib/reply-time-placeholder';
import { textOf } from '@/lib/is-json-object';
import { brand } from '../../../brand.config';
import { addressFor } from '../editorial/document-url';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    title: 'Kết quả tìm kiếm trông như thế này',
    none: 'Máy tìm kiếm tự chọn mô tả.',
    social: 'Hình khi chia sẻ liên kết',
  },
  en: {
    title: 'How the search result looks',
    none: 'Search engines choose a description.',
    social: 'The picture of a shared link',
  },
};

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

/** Debounce, in milliseconds, before the social picture of a changed title is rendered. */
const DEBOUNCE_MS = 900;

type SocialPictureProps = { path: string; locale: string; title: string; alt: string };

/** The social picture of the page, as the site renders it. */
function SocialPicture({ path, locale, title, alt }: SocialPictureProps) {
  const [shown, setShown] = useState('');
  useEffect(() => {
    const query = new URLSearchParams({ path, locale, title }).toString();
    const timer = setTimeout(() => setShown(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [path, locale, title]);
  if (!shown || !path || !title) return null;
  // oxlint-disable-next-line nextjs/no-img-element -- drawn for this form alone
  return <img src={`/api/preview/social?${shown}`} width={1200} height={630} alt={alt} />;
}

/**
 * The preview below the fields for search engines: how a search engine would show the page, with its title and
 * description cut at the usual lengths, and the picture of a shared link.
 */
export function SeoPreview() {
  const { collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const text = useTexts(words);
  const written = useFormFields(([fields]) =>
    ['seo.title', 'seo.description', 'title', 'path', 'slug']
      .map((path) => textOf(fields[path]?.value))
      .join('\u0000'),
  );
  const values = fillMinutes(written, DEFAULT_REPLY_MINUTES);
  const [seoTitle = '', description = '', title = '', path = '', slug = ''] =
    values.split('\u0000');
  const isPage = collectionSlug === 'pages';
  const address = addressFor(collectionSlug ?? '', isPage ? path : slug) ?? '';
  const own = seoTitle || title;
  const shown = address === '/' ? own : `${own} | ${brand.name}`;
  return (
    <figure className="admin-seo">
      <figcaption>{text.title}</figcaption>
      <p className="admin-seo__address">
        {`${brand.name} › ${code === 'en' ? 'en' : ''}${address}`.replaceAll('/', ' › ')}
      </p>
      <p className="admin-seo__title">{cut(shown, TITLE_LENGTH)}</p>
      <p>{cut(description || text.none, DESCRIPTION_LENGTH)}</p>
      <p>
        {seoTitle.length}/{TITLE_LENGTH} · {description.length}/{DESCRIPTION_LENGTH}
      </p>
      <SocialPicture
        path={address}
        locale={code}
        title={address === '/' ? own : title}
        alt={text.social}
      />
    </figure>
  );
}
