/**
 * Whether a redirect to a URL from a query is safe: a plain path of this site. It may contain only ASCII letters,
 * digits, hyphens, underscores and single slashes, because browsers read `/\host` and `/<tab>/host` as other hosts.
 */
export const isSafeRedirect = (path: string): boolean => /^\/(?:[\w-]+\/)*[\w-]*$/.test(path);
