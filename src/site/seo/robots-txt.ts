/**
 * The rules of robots.txt. A page that must not be indexed says so in its HTML (`noindex`), which a robot can only
 * see if it may fetch the page. Files of the media library are part of pages, so they may be fetched too.
 */
export function robotsFile(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /api/media/file/',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /graphql',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
