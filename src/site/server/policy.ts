import { createHash } from 'node:crypto';
import { restoreLocaleScript } from '@/i18n/saved-locale';
import { imageOrigins } from '@/lib/image-hosts';
import { contentSecurityPolicy, securityHeaders } from '@/lib/security-headers';
import { thirdPartyOrigins } from '@/lib/third-party';

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The scripts that stand in pages as text; everything else comes from files of ours. */
const INLINE = [restoreLocaleScript].map(hashOf);

/** Text becomes a part of a page only through `src/lib/trusted-html.ts`, in browsers that have Trusted Types. */
const trustedTypes = (others: readonly string[]): string =>
  // Scripts of other companies bring policies of their own.
  `require-trusted-types-for 'script'; trusted-types ${others.length > 0 ? '*' : 'site default'}`;

/**
 * Headers of every page: no script and no style but ours, and those of the configured companies.
 *
 * @param variables of the process: which scripts of others and which picture hosts are configured
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
  // Vite's own code in development knows nothing of it.
  const isStrict = variables.NODE_ENV === 'production';
  return {
    'Content-Security-Policy': isStrict ? `${policy}; ${trustedTypes(others)}` : policy,
    ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  };
}
