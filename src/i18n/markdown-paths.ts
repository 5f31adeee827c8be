/** The URL of a page's Markdown form; page and Markdown URL are without language prefix. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** The page that a Markdown URL belongs to, or null for other URLs. */
export function pathOfMarkdown(path: string): string | null {
  const page = /^(\/[\w/-]+)\.md$/.exec(path)?.[1] ?? null;
  return page === '/index' ? '/' : page;
}
