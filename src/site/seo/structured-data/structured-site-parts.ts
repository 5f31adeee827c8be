import type { BreadcrumbList, Organization, Thing, WebSite } from 'schema-dts';
import type { SiteSettings, BreadcrumbStep } from '@/content/header-and-footer-types';
import { defaultLocale, localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { env } from '@/lib/env';
import { officeHoursNodes } from './structured-office-hours';
import { brand } from '../../../../brand.config';

export type DescribedPage = {
  title: string;
  path: string;
  locale: Locale;
  trail: readonly BreadcrumbStep[];
  seo: { title: string; description: string | null };
};

/** Converts a URL of this site to an absolute one; an absolute URL is returned unchanged. */
export const absolute = (address: string): string => new URL(address, env().SITE_URL).href;

const SEARCH = '/search';

/** The id by which other nodes refer to the organization. */
const organizationId = (): string => absolute('/#organization');
export const organizationLink = () => ({ '@id': organizationId() });

export function organizationNode(settings: SiteSettings): Organization {
  const { email, phone, offices, socials, tagline } = settings;
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: brand.name,
    legalName: brand.legalName,
    ...(tagline ? { description: tagline } : {}),
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute('/apple-touch-icon.png') },
    email,
    telephone: phone,
    address: offices.map(({ name, address }) => ({
      '@type': 'PostalAddress',
      name,
      streetAddress: address,
    })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email,
      telephone: phone,
      hoursAvailable: officeHoursNodes(settings.office.hours),
    },
    sameAs: socials.map(({ href }) => href),
  };
}

/** The structured data of the site in one language (WebSite), with its search action. */
export function webSiteNode(locale: Locale): WebSite {
  const home = absolute(localizedPath(locale, '/'));
  const action = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(localizedPath(locale, SEARCH))}?q={search_term_string}`,
    },
    // `query-input` is not in the vocabulary of schema.org, but search engines read it (schema.org/docs/actions).
    'query-input': 'required name=search_term_string',
  } as const;
  return {
    '@type': 'WebSite',
    '@id': locale === defaultLocale ? absolute('/#website') : `${home}#website`,
    name: brand.name,
    url: home,
    inLanguage: locale,
    publisher: organizationLink(),
    potentialAction: action,
  };
}

/** The structured data of the breadcrumb (BreadcrumbList), without steps that have no page; none on the home page. */
export function breadcrumbNode({ path, locale, title, trail }: DescribedPage): Thing[] {
  if (path === '/') return [];
  const home = { path: '/', title: getT(locale, 'ui')('breadcrumb.home') };
  const steps = [home, ...trail.flatMap(({ page }) => page ?? []), { path, title }];
  const list: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: absolute(localizedPath(locale, step.path)),
    })),
  };
  return [list];
}
