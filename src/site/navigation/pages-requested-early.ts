/** Answers that were requested before the code for client-side navigation was loaded, by path and query. */
const requested = new Map<string, Promise<Response>>();

/** The headers that swup sends; the server has to see both requests alike. */
const headers = { 'X-Requested-With': 'swup', Accept: 'text/html, application/xhtml+xml' };

const withoutFragment = (address: string) => address.replace(/#.*/, '');

/** Requests a page that will probably be opened next; {@link takeRequested} returns the answer. */
export function requestEarly(address: string): void {
  const url = withoutFragment(address);
  if (requested.has(url)) return;
  const answer = fetch(url, { headers });
  answer.catch(() => requested.delete(url)); // a failed answer is forgotten, so that opening the page requests it again
  requested.set(url, answer);
}

/** The answer to an early request, returned once; undefined if the page was not requested. */
export function takeRequested(address: string): Promise<Response> | undefined {
  const url = withoutFragment(address);
  const answer = requested.get(url);
  requested.delete(url);
  return answer;
}
