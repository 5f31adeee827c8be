/**
 * Everything that names the company. No other code repeats these values, so the company can be renamed by
 * changing this file. Offices, awards and other data that marketing edits are in the CMS; these values are
 * needed by the code, or seed an empty CMS. Phone numbers are sample data, and addresses of other sites use
 * an example domain.
 */
export const brand = {
  name: 'Tamvia',
  /** The width of the name in its font beside the seal, in em. This space is reserved until the font has loaded. */
  nameWidth: 3.48,
  /** Prefix of contract fields (`tamviaXmPlatforms`), comparison slugs and webhook headers. */
  slug: 'tamvia',
  legalName: 'Công ty Cổ phần Tamvia',
  email: 'hello@tamvia.example',
  phone: '+84 28 7300 0000',
  /** Targets of menu entries that may move to sites of their own: a path of this site, or https. */
  blogUrl: '/blog',
  gatedContentUrl: '/resources',
  /** URLs that seed the menu entry of the deep-content site and the site settings, where editors change them. */
  deepContentUrl: 'https://guide.tamvia.example/',
  communityUrl: 'https://social.tamvia.example/community',
  messengerUrl: 'https://social.tamvia.example/messenger',
  zaloUrl: 'https://social.tamvia.example/zalo',
  socials: [
    { network: 'facebook', href: 'https://social.tamvia.example/facebook' },
    { network: 'linkedin', href: 'https://social.tamvia.example/linkedin' },
    { network: 'youtube', href: 'https://social.tamvia.example/youtube' },
    { network: 'zalo', href: 'https://social.tamvia.example/zalo' },
  ],
} as const;
