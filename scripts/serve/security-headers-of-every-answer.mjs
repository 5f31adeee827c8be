const TWO_YEARS_IN_SECONDS = 2 * 365 * 24 * 60 * 60;

/** Resources that other sites and mails may embed: pictures, and files meant to be shared. */
const FOR_OTHERS =
  /^\/(?:_next\/image(?![^?])|api\/(?:media\/file|press)\/)|\.(?:png|jpe?g|webp|avif|gif|ico|svg|pdf)$/i;

/**
 * Security headers of every answer: HSTS where the public URL is https, and no type sniffing. Other sites can not
 * access our windows, and can embed only public resources. Windows that our pages open keep their access to the
 * opener, because providers' sign-ins and the preview of a draft need it.
 * @param {string} address of the request
 * @param {string} [siteUrl] the public URL
 * @param {string} [subdomains] HSTS_SUBDOMAINS: `true` keeps browsers to https on all subdomains too
 * @returns {Record<string, string>}
 */
export function isolationHeaders(address, siteUrl = '', subdomains = 'false') {
  const isForOthers = FOR_OTHERS.test(address.split('?', 1)[0]);
  return {
    ...(siteUrl.startsWith('https:')
      ? {
          'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}${subdomains === 'true' ? '; includeSubDomains' : ''}`,
        }
      : {}),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': isForOthers ? 'cross-origin' : 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
