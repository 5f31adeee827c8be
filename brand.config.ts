/**
 * Everything that names the company. Nothing else in the code spells these values, so that the site
 * can be given another name by changing this file. Offices, awards and the like that marketing edits
 * live in the CMS; these are the values the code itself needs. Streets and phones are sample data.
 */
export const brand = {
  name: 'Tamvia',
  /** Prefix of contract fields (`tamviaXmPlatforms`), comparison slugs and webhook headers. */
  slug: 'tamvia',
  legalName: 'Công ty Cổ phần Tamvia',
  email: 'hello@tamvia.example',
  phone: '+84 28 7300 0000',
} as const;
