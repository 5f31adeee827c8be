import { machineAnswer, machineNotFound } from '../seo/plain-text-response';
import { toMarkdown } from '../seo/markdown-page';

type Page = { status: number; html: string };

/** The Markdown form of a page, for AI agents. @param url of the page itself */
export function markdownAnswer({ status, html }: Page, url: string): Response {
  const markdown = status === 200 ? toMarkdown({ html, url }) : null;
  if (!markdown) return machineNotFound();
  return machineAnswer('text/markdown', markdown, {
    link: `<${url}>; rel="canonical"`,
    // search engines should list the page itself
    'x-robots-tag': 'noindex',
    // no cache may give the Markdown to browsers: it may have been requested by Accept header at the page's own URL
    'cache-control': 'private, no-store',
    vary: 'Accept',
  });
}
