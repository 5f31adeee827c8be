import { describe, expect, it } from 'vitest';
import { internalTarget } from './follow-internal-links';

type Press = { href?: string; target?: string; download?: boolean } & Partial<
  Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>
>;

/** A click event on an element inside a link with this `href`; without `href`, outside any link. */
function press({ href, target = '', download = false, ...rest }: Press): MouseEvent {
  const link = {
    target,
    getAttribute: () => href ?? null,
    hasAttribute: () => download,
  };
  return {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
    target: { closest: () => (href === undefined ? null : link) },
    ...rest,
  } as unknown as MouseEvent;
}

describe('a click on a link', () => {
  it.each(['/', '/en', '/pricing', '/blog?page=2', '/pricing#plans', '/search?q=a.b', '/apiary'])(
    'opens a page of this site without a full page load: %s',
    (href) => {
      expect(internalTarget(press({ href }))).toBe(href);
      expect(internalTarget(press({ href, target: '_self' }))).toBe(href);
    },
  );

  it.each([
    '#main',
    '?page=2',
    '',
    'pricing',
    'https://site.example/pricing',
    '//site.example/pricing',
    'mailto:hello@site.example',
    'tel:+842873000000',
    '/admin',
    '/admin/collections/leads',
    '/api/preview/exit?path=/',
    '/api',
    '/blog/rss.xml',
    '/events/clinic/calendar.ics?x=1',
    `/tickets/ab12-c3-${'x'.repeat(43)}`,
    `/en/privacy/ab12-c3-${'x'.repeat(43)}?a=1`,
  ])('is left to the browser when it leads to another site: %s', (href) => {
    expect(internalTarget(press({ href }))).toBeNull();
  });

  it.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { target: '_blank' },
    { download: true },
  ])('is left to the browser when it has a modifier or a target: %o', (more) => {
    expect(internalTarget(press({ href: '/pricing', ...more }))).toBeNull();
  });

  it('is ignored when it is already handled, or outside a link', () => {
    expect(internalTarget(press({ href: '/pricing', defaultPrevented: true }))).toBeNull();
    expect(internalTarget(press({}))).toBeNull();
  });
});
