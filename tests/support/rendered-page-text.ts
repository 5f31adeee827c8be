import type { CollectionSlug, Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { type ContractType, contractTypes } from '@/content/graphql-contract/contract-types';
import type { Locale } from '@/i18n/locales';
import type { MailKind } from '@/leads/model/mail-kinds';
import { post } from './send-contract-queries';

/** Everything of the page at a path: its HTML, and its metadata with the structured data. */
export async function pageAt(locale: Locale, path: string): Promise<string> {
  const { readPublicPage } = await import('@/site/page-kinds/read-public-page');
  const { getFrame } = await import('@/content/pages/read-header-and-footer');
  const page = await readPublicPage({ locale, path, draft: false });
  if (!page || !('body' in page)) throw new Error(`No page at ${path}`);
  return renderToStaticMarkup(page.body(await getFrame(locale))) + JSON.stringify(page.metadata);
}

/** Both RSS feeds of a language. */
export async function feedsOf(locale: Locale): Promise<string> {
  const { rssFeed } = await import('@/site/seo/rss-feed');
  const { listBlogs } = await import('@/content/entries/read-blog-articles');
  const { listNews } = await import('@/content/entries/read-company-news');
  const blog = rssFeed('blog', await listBlogs(locale), locale);
  return blog + rssFeed('news', await listNews(locale), locale);
}

export async function contractAnswer(locale: Locale, collection: CollectionSlug): Promise<string> {
  const { listRequest } = await import('@/content/queries/remote/build-list-request');
  const types: readonly ContractType[] = Object.values(contractTypes);
  const type = types.find((one) => one.collection === collection);
  if (!type) throw new Error(`${collection} is not in the contract`);
  const asked = listRequest(type, { locale, start: 0 }, { ours: true, connection: false });
  const { status, text } = await post(asked);
  expect(status).toBe(200);
  return text;
}

/** The target of the redirect from an old URL. */
export async function redirectsOf(locale: Locale, from: string): Promise<string> {
  const { loadPublishedPaths } = await import('@/content/paths/read-published-paths');
  const { redirectOf } = await import('@/i18n/follow-redirects');
  await loadPublishedPaths();
  return JSON.stringify(redirectOf(locale, from));
}

/** The preview of a mail kind with sample values, as editors see it. */
export async function mailOf(payload: Payload, locale: Locale, kind: MailKind) {
  const { mailTemplate } = await import('@/leads/mail/mail-templates');
  const { renderMail } = await import('@/leads/mail/render-mail');
  const { sampleDraft } = await import('@/leads/mail/compose-sample-mail');
  const words = await mailTemplate(payload, kind, locale);
  return JSON.stringify(renderMail(words, sampleDraft(kind, locale), locale));
}
