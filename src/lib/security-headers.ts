const listed = (origins: readonly string[]): string =>
  origins.map((origin) => ` ${origin}`).join('');

/**
 * Headers of every answer. The admin's framework writes scripts and styles into its pages, so there they stay
 * allowed; the pages of the site say their own (`src/site/server/policy.ts`). Every foreign origin is shut out, but
 * for those of the configured scripts of others and of pictures.
 *
 * @param origins such as `https://tags.example.com`
 * @param formTargets the origins of those that a provider's form may be posted to: it posts into a frame
 * @param pictures the origins that pictures alone may come from
 * @param inline the scripts that may stand in a page, by their hashes; all scripts and styles, unless said
 */
export function contentSecurityPolicy(
  origins: readonly string[] = [],
  formTargets: readonly string[] = [],
  pictures: readonly string[] = [],
  inline: readonly string[] = ["'unsafe-inline'"],
): string {
  const styles = inline.includes("'unsafe-inline'") ? " 'unsafe-inline'" : '';
  const others = listed(origins);
  return [
    "default-src 'self'",
    "base-uri 'self'",
    `form-action 'self'${listed(formTargets)}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    `img-src 'self' data: blob:${others}${listed(pictures)}`,
    `font-src 'self' data:${others}`,
    `style-src 'self'${styles}${others}`,
    // The development server evaluates modules; production never does.
    `script-src 'self' ${inline.join(' ')}${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}${others}`,
    `connect-src 'self'${others}`,
    // Videos, once a visitor presses play (spec §5).
    `frame-src 'self' https://www.youtube-nocookie.com${others}`,
  ].join('; ');
}

export const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy() },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
];
