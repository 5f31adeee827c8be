/**
 * An answer for programs, such as plain text or XML. By default caches have to revalidate it for each request, so that
 * a page disappears from it at once when the page is unpublished.
 */
export function machineAnswer(type: string, body: string, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set('content-type', `${type}; charset=utf-8`);
  if (!all.has('cache-control')) all.set('cache-control', 'public, max-age=0, must-revalidate');
  return new Response(body, { headers: all });
}

export function machineNotFound(): Response {
  const message = 'There is nothing at this address.';
  const headers = { 'cache-control': 'no-store' };
  return Response.json({ code: 'NOT_FOUND', message }, { status: 404, headers });
}
