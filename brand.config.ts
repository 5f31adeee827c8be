/**
 * Everything that names the company. Nothing else in the code spells these values, so that the site
 * can be given another name by changing this file. Offices, awards and the like that marketing edits
 * live in the CMS; these are the values the code itself needs, and what seeds an empty CMS. Phones are
 * sample data, and the addresses of other sites stand below an example domain.
 */
export const brand = {
  name: 'Tamvia',
  /** How wide the name runs in its font beside the seal, in em: room kept for it until the font is there. */
  nameWidth: 3.48,
  /** Prefix of contract fields (`tamviaXmPlatforms`), comparison slugs and webhook headers. */
  slug: 'tamvia',
  legalName: 'Công ty Cổ phần Tamvia',
  email: 'hello@tamvia.example',
  phone: '+84 28 7300 0000',
  /** Where menu entries lead that sites of their own may take over: a path of this site, or https. */
  blogUrl: '/blog',
  gatedContentUrl: '/resources',
  /** These seed the menu entry of the deep-content site and the site settings, where editors change them. */
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
