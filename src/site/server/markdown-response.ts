import { machineAnswer, machineNotFound } from '../seo/plain-text-response';
import { toMarkdown } from '../seo/markdown-page';

type Page = { status: number; html: string };

/** The Markdown form of a page, for AI agents; 404 where the page has none. @param url the URL of the page itself */
export function markdownAnswer({ status, html }: Page, url: string): Response {
  const markdown = status === 200 ? toMarkdown({ html, url }) : null;
  if (!markdown) return machineNotFound();
  return machineAnswer('text/markdown', markdown, {
    link: `<${url}>; rel="canonical"`,
    // Search engines should index the page itself, not this form.
    'x-robots-tag': 'noindex',
    // No shared cache may send the Markdown to browsers: it may have been requested at the page's own URL, by the
    // Accept header.
    'cache-control': 'private, no-store',
    vary: 'Accept',
  });
}
