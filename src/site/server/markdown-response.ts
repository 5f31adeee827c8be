import { machineAnswer, machineNotFound } from '../seo/plain-text-response';
import { toMarkdown } from '../seo/markdown-page';

type Page = { status: number; html: string };

/** The Markdown form of a page, for AI agents. @param url of the page itself */
export function markdownAnswer({ status, html }: Page, url: string): Response {
  const markdown = status === 200 ? toMarkdown({ html, url }) : null;
  if (!markdown) return machineNotFound();
  return machineAnswer('text/markdown', markdown, {
    link: `<${url}>; rel="canonical"`,
    // search engines should index the page itself, not this form
    'x-robots-tag': 'noindex',
    // no shared cache may send the Markdown to browsers: it may have been requested at the page's own URL by the
    // Accept header
    'cache-control': 'private, no-store',
    vary: 'Accept',
  });
}
