import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FrameView, SiteSettings } from '@/content/header-and-footer-types';
import { locales } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SiteFooter } from './site-footer';

const settings = { tagline: '', copyright: '', supporters: [], socials: [] };
const LINE = getT('vi', 'common')('samples.page');

const footerWith = (marks: SiteSettings['sampleMarks'], hasSamples: boolean) =>
  renderToStaticMarkup(
    <SiteFooter
      page={{ path: '/', locale: 'vi', publishedIn: locales }}
      frame={
        { settings: { ...settings, sampleMarks: marks, hasSamples: false } } as unknown as FrameView
      }
      theme="dark"
      layout="default"
      hasSamples={hasSamples}
    />,
  );

it('a page with samples says so once in its footer, unless the settings switch it off', () => {
  expect(footerWith('page', true).split(LINE)).toHaveLength(2);
  expect(footerWith('page', false)).not.toContain(LINE);
  expect(footerWith('section', true).split(LINE)).toHaveLength(2);
  expect(footerWith('off', true)).not.toContain(LINE);
});
