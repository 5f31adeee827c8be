import { SURVEY_PLACE } from './starters';
import type { Service } from './service';

/** Elements that fetch from where they point to. */
const FETCHING = 'script[src], iframe[src], img[src], link[href]';

const originOf = (element: Element): string => {
  const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
  const { href } = window.location;
  return URL.canParse(address, href) ? new URL(address, href).origin : '';
};

/**
 * A second security policy for the page that is open. Policies only ever add up, so from here on whatever
 * the scripts that are still in memory try, only our own origin and those agreed to can be reached:
 * nothing has to be loaded anew, and nothing typed is lost.
 */
function allowOnly(origins: readonly string[]): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  const own = "'self' 'unsafe-inline' 'unsafe-eval' data: blob: https://www.youtube-nocookie.com";
  meta.content = `default-src ${[own, ...origins].join(' ')}; object-src 'none'`;
  document.head.append(meta);
}

/**
 * Stops scripts that are running: takes their elements away and cuts them off from their hosts. They stay
 * off until the page is loaded anew, also when they are agreed to again.
 *
 * @param stopped what is no longer agreed to
 * @param kept what still is
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
