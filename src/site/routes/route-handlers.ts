import { mayPreview } from '@/content/may-preview-drafts';
import type { CodeRoute, MachineRoute } from '@/i18n/routes-in-code';
import { isPreview } from '@/lib/draft-preview-cookie';
import { readPublicPage } from '../page-kinds/read-public-page';
import type { PageRequest, PageResult, Route } from './route-types';
import { decide, type Decision, type PageDecision } from './decide-response';
import { failedScreen, gallery, notFound } from './error-pages';
import { formReview, thankYou, ticketThankYou } from './form-pages';
import { newsletterPage, privacyPage, ticketPage } from './mail-link-pages';
import {
  blogFeed,
  calendar,
  llms,
  manifest,
  pictograms,
  newsFeed,
  robots,
  securityText,
  sitemap,
  sitemaps,
} from './robots-sitemap-and-feed-files';
import { searchPage } from './search-page';
import { socialPictureFile } from './social-media-picture-file';

/** The handlers of URLs that code answers. Exhaustive by type: a route without a handler does not compile. */
const routes: Readonly<Record<CodeRoute | MachineRoute, Route>> = {
  ticket: ticketPage,
  newsletter: newsletterPage,
  privacy: privacyPage,
  demoThanks: thankYou('book-demo'),
  careerThanks: thankYou('career'),
  contactThanks: thankYou('contact'),
  newsletterThanks: thankYou('newsletter'),
  documentThanks: thankYou('get-document'),
  ticketThanks: ticketThankYou('get-ticket'),
  waitingList: ticketThankYou('waiting'),
  formReview,
  search: searchPage,
  failedScreen,
  gallery,
  blogFeed,
  newsFeed,
  calendar,
  llms,
  manifest,
  socialPicture: socialPictureFile,
  pictograms,
  robots,
  securityText,
  sitemaps,
  sitemap,
};

const moved = ({ to, isPermanent }: Extract<Decision, { kind: 'moved' }>): Response =>
  new Response(null, { status: isPermanent ? 308 : 307, headers: { location: to } });

/** Answers with a page of the CMS. If there is none, answers with the redirect of the URL, or with 404. */
async function cmsPage({ locale, path, state }: PageDecision, url: URL, draft: boolean) {
  const page = await readPublicPage({ locale, path, draft, state });
  if (page) return { page };
  const otherwise = decide(url);
  return otherwise.kind === 'moved' ? moved(otherwise) : notFound(locale);
}

/**
 * Answers according to a decision. For a Markdown form the caller decides on the page itself (`wholePage`) and
 * converts the answer.
 */
export async function answerOf(
  decision: Exclude<Decision, { kind: 'markdown' }>,
  { url, cookie, headers }: Pick<PageRequest, 'url' | 'cookie'> & { headers: Headers },
): Promise<PageResult | Response> {
  if (decision.kind === 'moved') return moved(decision);
  if (decision.kind === 'nothing') return notFound(decision.locale);
  if (decision.kind === 'code') {
    const { locale, path, name, parts } = decision;
    return (await routes[name]({ url, locale, path, cookie }, ...parts)) ?? notFound(locale);
  }
  // The preview cookie may outlive the editor's session, so the session is checked too.
  const draft = !decision.isOfAll && isPreview(cookie) && (await mayPreview(headers));
  return cmsPage(decision, url, draft);
}
