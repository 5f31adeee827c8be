import { createHash } from 'node:crypto';
import { restoreLocaleScript } from '@/i18n/saved-language-choice';
import { imageOrigins } from '@/lib/image-host-names';
import { contentSecurityPolicy, securityHeaders } from '@/lib/security-headers';
import { thirdPartyOrigins } from '@/lib/third-party-scripts';

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Hashes that allow the inline scripts of pages; all other scripts are files. */
const INLINE = [restoreLocaleScript].map(hashOf);

/** The directives for Trusted Types: of this site's code only `src/lib/trusted-types-policy.ts` may turn strings into HTML. */
const trustedTypes = (others: readonly string[]): string =>
  // Third-party scripts create Trusted Types policies of their own, so any name is allowed with them.
  `require-trusted-types-for 'script'; trusted-types ${others.length > 0 ? '*' : 'site default'}`;

/** The headers of every preview: those of a page without the origins of third-party scripts. */
export function previewHeaders({ NODE_ENV, CMS_URL, PUBLIC_ASSETS_HOST }: NodeJS.ProcessEnv) {
  return pageHeaders({ NODE_ENV, CMS_URL, PUBLIC_ASSETS_HOST });
}

/**
 * The headers of every page: they allow this site's own scripts and styles, and those of configured third parties.
 * @param variables the environment of the process, which configures third-party scripts and picture hosts
 */
export function pageHeaders(variables: NodeJS.ProcessEnv): Record<string, string> {
  const { CMS_URL, PUBLIC_ASSETS_HOST } = variables;
  const others = thirdPartyOrigins(variables);
  const policy = contentSecurityPolicy(
    others,
    thirdPartyOrigins(variables, ['embedForm']),
    imageOrigins({ CMS_URL, PUBLIC_ASSETS_HOST }),
    INLINE,
  );
  // Trusted Types are off in development, because Vite's own code does not support them.
  const isStrict = variables.NODE_ENV === 'production';
  return {
    'Content-Security-Policy': isStrict ? `${policy}; ${trustedTypes(others)}` : policy,
    ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  };
}
