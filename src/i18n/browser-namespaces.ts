/** The catalogues that browsers may load, when they need them; everything else stays on the server. */
export const browserNamespaces = ['error-message'] as const;

export type BrowserNamespace = (typeof browserNamespaces)[number];

export const isBrowserNamespace = (name: string): name is BrowserNamespace =>
  (browserNamespaces as readonly string[]).includes(name);
