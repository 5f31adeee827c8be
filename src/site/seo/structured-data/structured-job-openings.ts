import type { JobPosting } from 'schema-dts';
import type { OpeningPage } from '@/content/entry-view-model-types';
import { localizedPath } from '@/i18n/locales';
import { escapeHtml } from '@/lib/escape-html';
import { brand } from '../../../../brand.config';
import { htmlOf } from './plain-body-text';
import { absolute, organizationLink } from './structured-site-parts';

const employment: readonly [RegExp, string][] = [
  [/toàn thời gian|full.?time/i, 'FULL_TIME'],
  [/bán thời gian|part.?time/i, 'PART_TIME'],
  [/thực tập|intern/i, 'INTERN'],
  [/hợp đồng|contract/i, 'CONTRACTOR'],
];

const countryOf = (location: string | null) => (/singapore/i.test(location ?? '') ? 'SG' : 'VN');

/**
 * The structured data of a vacancy (JobPosting); none for a sample, nor once the vacancy is closed or its deadline has
 * passed.
 */
export function jobNodes(page: OpeningPage): JobPosting[] {
  const { title, summary, location, employmentType, deadline, slug } = page.opening;
  if (page.opening.sample || !page.isTakingApplications) return [];
  const type = employment.find(([words]) => words.test(employmentType ?? ''))?.[1];
  const intro = summary ? `<p>${escapeHtml(summary)}</p>` : '';
  return [
    {
      '@type': 'JobPosting',
      title,
      description: intro + htmlOf(page.body),
      url: absolute(localizedPath(page.locale, page.path)),
      identifier: { '@type': 'PropertyValue', name: brand.name, value: slug },
      datePosted: page.createdAt,
      ...(deadline ? { validThrough: deadline } : {}),
      ...(type ? { employmentType: type } : {}),
      hiringOrganization: organizationLink(),
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(location ? { addressLocality: location } : {}),
          addressCountry: countryOf(location),
        },
      },
      directApply: true,
    },
  ];
}
