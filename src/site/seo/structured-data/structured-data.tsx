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
  /** The nodes about this page's own content. */
  nodes?: readonly Thing[];
};

/** The structured data of a page: its publisher, its breadcrumb, and its own content. */
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

/** The page's structured data (JSON-LD). */
export function StructuredData(props: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- scriptJson escapes everything that could end the element
      dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph(props)) }}
    />
  );
}
