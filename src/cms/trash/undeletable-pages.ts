import { entryAddresses } from '@/lib/urls-of-entry-lists';
import { brand } from '../../../brand.config';

/**
 * Pages that the site's code links to, independent of content: header, forms, thank-you pages, and the lists of
 * entries. Without these pages, the links would be broken.
 */
export const undeletablePages: ReadonlySet<string> = new Set<string>([
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
