const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** What other sites and mails may show: pictures, and files that are made to be passed on. */
const FOR_OTHERS =
  /^\/(?:_next\/image(?![^?])|api\/(?:media\/file|press)\/)|\.(?:png|jpe?g|webp|avif|gif|ico|svg|pdf)$/i;

/**
 * Headers that every answer begins with, whoever gives it: browsers keep to https where the public address is one,
 * guess no types, give other sites' windows no hold on ours, and load into other sites' pages only what is for them.
 * Windows that our pages open keep theirs: providers' sign-ins and the preview of a draft need it.
 *
 * @param {string} address of the request
 * @param {string} [siteUrl] the public address
 * @returns {Record<string, string>}
 */
export function isolationHeaders(address, siteUrl = '') {
  const isForOthers = FOR_OTHERS.test(address.split('?', 1)[0]);
  return {
    ...(siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS}` }
      : {}),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': isForOthers ? 'cross-origin' : 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
