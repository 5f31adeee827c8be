import { Feed } from 'feed';
import type { ArticleSummary } from '@/content/entry-view-model-types';
import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { env } from '@/lib/env';
import { brand } from '../../../brand.config';
import { feedOf, feedPages, type FeedName } from './feed-paths';

const MAX_ITEMS = 50;

/** Removes characters that XML can not contain, which may come from pasted text. */
const xmlText = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- these are what it takes out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** The newest articles of a list as RSS 2.0, without articles that have no date yet. */
export function rssFeed(
  name: FeedName,
  articles: readonly ArticleSummary[],
  locale: Locale,
): string {
  const t = getT(locale, 'seo');
  const page = feedPages[name];
  const whole = (path: string) => env().SITE_URL + path;
  const dated = articles
    .flatMap((article) =>
      article.publishedAt ? { ...article, at: new Date(article.publishedAt) } : [],
    )
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MAX_ITEMS);
  const feed = new Feed({
    title: t(`feeds.${name}.title`, { name: brand.name }),
    description: t(`feeds.${name}.description`),
    id: whole(localizedPath(locale, page)),
    link: whole(localizedPath(locale, page)),
    language: locale,
    generator: false,
    ...(dated[0] ? { updated: dated[0].at } : {}),
    feedLinks: { rss: whole(localizedPath(locale, feedOf(page) ?? page)) },
  });
  for (const { title, summary, href, slug, at, author, category } of dated) {
    feed.addItem({
      title: xmlText(title),
      link: whole(href),
      // The GUID of an article does not depend on its title or on the site's URL.
      guid: `urn:${brand.slug}:${name}:${locale}:${slug}`,
      description: xmlText(summary ?? title),
      date: at,
      ...(author ? { author: [{ name: xmlText(author) }] } : {}),
      ...(category ? { category: [{ name: xmlText(category.name) }] } : {}),
    });
  }
  return feed.rss2();
}
