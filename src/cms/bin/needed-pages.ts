import { entryAddresses } from '@/lib/entry-addresses';
import { brand } from '../../../brand.config';

/**
 * Pages that the site's own code leads to, whatever the editors write: its header, forms and thank-you
 * pages, the lists above pages of entries. Without them its links would lead nowhere.
 */
export const neededPages: ReadonlySet<string> = new Set<string>([
  '/',
  ...Object.values(entryAddresses),
  brand.blogUrl,
  brand.gatedContentUrl,
  '/about-us',
  '/book-demo',
  '/comparison-listing',
  '/contact',
  '/cookies',
  '/cxm-framework',
  '/newsletter',
  '/pricing',
  '/privacy',
  '/roi-calculator',
  '/solutions/customer-experience-management',
  '/trust',
  '/xm-core-platform',
]);
