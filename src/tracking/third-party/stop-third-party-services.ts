import { SURVEY_PLACE } from './prepare-vendor-scripts';
import type { Service } from './third-party-service-type';

/** Elements that load the resource at their URL. */
const FETCHING = 'script[src], iframe[src], img[src], link[href]';

const originOf = (element: Element): string => {
  const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
  const { href } = window.location;
  return URL.canParse(address, href) ? new URL(address, href).origin : '';
};

/**
 * Adds a second Content-Security-Policy to the open page. Policies can only get stricter, so scripts that are still
 * in memory can reach only our own origin, the video player's and those of services with consent, without a reload
 * that would lose typed input.
 */
function allowOnly(origins: readonly string[]): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  const own = "'self' 'unsafe-inline' 'unsafe-eval' data: blob: https://www.youtube-nocookie.com";
  meta.content = `default-src ${[own, ...origins].join(' ')}; object-src 'none'`;
  document.head.append(meta);
}

/**
 * Stops running services: removes their elements and blocks their hosts. They stay off until the next full page load,
 * even if the visitor agrees to them again.
 * @param stopped services without consent
 * @param kept services with consent
 */
export function stopServices(stopped: readonly Service[], kept: readonly Service[]): void {
  const stillReached = new Set(kept.flatMap(({ origins }) => origins));
  const cut = new Set(stopped.flatMap(({ origins }) => origins));
  for (const element of document.querySelectorAll(FETCHING)) {
    const origin = originOf(element);
    if (cut.has(origin) && !stillReached.has(origin)) element.remove();
  }
  if (stopped.some(({ id }) => id === 'surveyWidget')) {
    document.getElementById(SURVEY_PLACE)?.remove();
  }
  allowOnly([...stillReached]);
}
