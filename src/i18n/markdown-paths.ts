/** Where the Markdown form of a page is; both without language prefix. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** The page whose Markdown form is at an address, or null where it is none. */
export function pathOfMarkdown(path: string): string | null {
  const page = /^(\/[\w/-]+)\.md$/.exec(path)?.[1] ?? null;
  return page === '/index' ? '/' : page;
}
