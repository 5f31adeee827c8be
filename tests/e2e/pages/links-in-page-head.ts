/** The links with a `rel` in the head of a page: language and URL. */
export function linksOf(html: string, rel: string): [string, string][] {
  const links = html.match(/<link [^>]*>/g) ?? [];
  return links
    .filter(
      (link) => link.includes(`rel="${rel}"`) && (rel !== 'alternate' || /hreflang/i.test(link)),
    )
    .map((link) => [
      /hreflang="([^"]*)"/i.exec(link)?.[1] ?? '',
      /href="([^"]*)"/.exec(link)?.[1] ?? '',
    ]);
}
