import type { Graph, Thing } from 'schema-dts';
import type { SiteSettings } from '@/content/types';
import { scriptJson } from './script-json';
import { breadcrumbNode, organizationNode, webSiteNode, type DescribedPage } from './site';

type StructuredDataProps = {
  page: DescribedPage;
  settings: SiteSettings;
  /** What this page alone is about. */
  nodes?: readonly Thing[];
};

/** What the page says to search engines: who publishes it, where it stands, and what it is about. */
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
      // oxlint-disable-next-line react/no-danger -- scriptJson leaves nothing that ends the element
      dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph(props)) }}
    />
  );
}
