/** The catalogues that browsers may load on demand; all others stay on the server. */
export const browserNamespaces = ['error-message'] as const;

export type BrowserNamespace = (typeof browserNamespaces)[number];

export const isBrowserNamespace = (name: string): name is BrowserNamespace =>
  (browserNamespaces as readonly string[]).includes(name);
