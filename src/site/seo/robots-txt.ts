/**
 * The rules of robots.txt. Pages that must not be indexed say so in their HTML (`noindex`), which a robot sees only if
 * it may fetch them; files of the media library are part of pages and may be fetched.
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
