import type { Graph, Thing } from 'schema-dts';
import type { SiteSettings } from '@/content/header-and-footer-types';
import { scriptJson } from './json-safe-in-script';
import {
  breadcrumbNode,
  organizationNode,
  webSiteNode,
  type DescribedPage,
} from './structured-site-parts';

type StructuredDataProps = {
  page: DescribedPage;
  settings: SiteSettings;
  nodes?: readonly Thing[];
};

/** The structured data of a page: the publisher, the site, the breadcrumb, and the page's own content. */
export function pageGraph({ page, settings, nodes = [] }: StructuredDataProps): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationNode(settings),
      webSiteNode(page.locale),
      ...breadcrumbNode(page),
      ...nodes,
    ],
  };
}

export function StructuredData(props: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- scriptJson escapes everything that could end the element
      dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph(props)) }}
    />
  );
}
