import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BreadcrumbStep } from '@/content/header-and-footer-types';
import { PageBreadcrumb } from '@/site/templates/page-breadcrumb';

const trail: BreadcrumbStep[] = [
  { group: 'solutions', page: null },
  { group: 'use-case', page: null },
];

const drawn = (steps: BreadcrumbStep[]) =>
  renderToStaticMarkup(
    <PageBreadcrumb page={{ locale: 'en', title: 'Lead capture', trail: steps }} />,
  );

describe('the breadcrumb of a page', () => {
  it('begins with the home page of the language and ends with this page as text', () => {
    const html = drawn([]);
    expect(html).toContain('href="/en"');
    expect(html).toMatch(/aria-current="page"[^>]*>Lead capture</);
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('names a group that has no page without linking it', () => {
    const html = drawn(trail);
    expect(html).toContain('>Solutions</span>');
    expect(html).toContain('>Use cases</span>');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it("links a step whose page is live, with that page's title", () => {
    const page = { path: '/customers', title: 'Customer stories' };
    expect(drawn([{ group: 'customers', page }])).toMatch(
      /href="\/en\/customers"[^>]*>Customer stories</,
    );
  });

  it('leaves out a folder that is neither a group nor a page', () => {
    expect(drawn([{ group: 'campaign-2025', page: null }])).not.toContain('campaign-2025');
  });
});
