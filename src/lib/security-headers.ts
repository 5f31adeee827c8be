const listed = (origins: readonly string[]): string =>
  origins.map((origin) => ` ${origin}`).join('');

/**
 * The Content-Security-Policy of the site's pages. It blocks every other origin except those of configured
 * third-party scripts, of pictures, and of the video player.
 * @param origins such as `https://tags.example.com`
 * @param formTargets the origins to which a provider's form may be posted, into a frame
 * @param pictures the origins for pictures only
 * @param inline hashes of the allowed inline scripts; without them all inline scripts and styles are allowed
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
    "base-uri 'none'",
    `form-action 'self'${listed(formTargets)}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    `img-src 'self' data: blob:${others}${listed(pictures)}`,
    `font-src 'self' data:${others}`,
    `style-src 'self'${styles}${others}`,
    // The development server uses eval; production never does.
    `script-src 'self' ${inline.join(' ')}${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}${others}`,
    `connect-src 'self'${others}`,
    // Frames for videos (YouTube), after a visitor presses play (spec §5).
    `frame-src 'self' https://www.youtube-nocookie.com${others}`,
  ].join('; ');
}

/**
 * The Content-Security-Policy of all other answers: endpoints, files, and the few plain HTML pages with their own style
 * from endpoints. It allows no scripts.
 */
export const ANSWER_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
].join('; ');

/**
 * The Content-Security-Policy of admin screens. Allowed are scripts with this answer's nonce, and scripts that those
 * load. Inline styles are allowed everywhere, because the CMS's screens and its menu libraries write them at run time.
 * No page may frame the admin; the admin frames pages of the site, as previews.
 * @param nonce a random number in base64, a new one for each answer
 * @param more further permissions of scripts; on the check-in screen, compiling the WebAssembly that reads QR codes
 */
export const adminPolicy = (nonce: string, more: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    ["script-src 'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...more].join(' '),
    "style-src 'self' 'unsafe-inline'",
  ].join('; ');

/** Headers of every answer; its Content-Security-Policy depends on the kind of answer. */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
];

/** Browser features that no admin screen may use; the check-in screen alone may use the camera (Permissions-Policy). */
const UNUSED =
  'accelerometer bluetooth camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb';

const allowing = (allowed: string) =>
  UNUSED.split(' ')
    .map((feature) => `${feature}=${feature === allowed ? '(self)' : '()'}`)
    .join(', ');

/** The path of the check-in screen, the only admin screen that uses the camera. */
export const CHECK_IN_PATH = '/admin/door';

/** Headers of the check-in screen, instead of those of all admin screens. */
export const checkInHeaders = [{ key: 'Permissions-Policy', value: allowing('camera') }];

/** Headers of the admin that are stricter than the general ones. */
export const adminHeaders = [
  {
    key: 'Permissions-Policy',
    value: allowing('none of them'),
  },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
];
