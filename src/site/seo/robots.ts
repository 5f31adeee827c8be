/**
 * What robots may ask for. Pages that shall not be found say so themselves (`noindex`), which a robot
 * only reads where it may come; files of the media library are shown by pages and may be fetched.
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
