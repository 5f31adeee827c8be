import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { ClosedLoop } from '@/site/sections/case-timeline/view';
import { IndustryDoors } from '@/site/sections/industry-links/view';
import { sectionBlocks } from '@/site/sections/registry.blocks';
import { SampleNoteText } from '@/site/ui/sample-note';
import { viewSource } from '../../../tests/support/section-folders';
import { isShown, variantsOf } from '../../../tests/support/section-variants';

const frame = { titleLines: ['Tiêu đề'], text: null };
const NOTE = 'Nội dung minh hoạ';

/** The sections with a case timeline, and with statements from customers of an industry. */
const sections = (sample: boolean) => [
  <ClosedLoop key="1" model={{ ...frame, steps: [], sample }} />,
  <IndustryDoors key="2" model={{ ...frame, doors: [], soon: [], sample }} locale="vi" />,
];

const drawn = (sample: boolean, note: string | null) =>
  sections(sample).map((section) =>
    renderToStaticMarkup(<SampleNoteText value={note}>{section}</SampleNoteText>),
  );

describe('invented customers and figures', () => {
  it('are marked at each section when the settings ask for it', () => {
    for (const html of drawn(true, NOTE)) expect(html).toContain(NOTE);
    for (const html of drawn(false, NOTE)) expect(html).not.toContain(NOTE);
  });

  it('are not marked at sections when one line of the page says so', () => {
    expect(drawn(true, null)).toEqual(drawn(false, null));
  });

  it('are marked by every section with the checkbox', () => {
    const boxed = sectionBlocks.flatMap(({ slug, fields }) => {
      const box = fields.find((field) => 'name' in field && field.name === 'sample');
      if (!box) return [];
      const variants = variantsOf(fields)?.filter((variant) => isShown(box, { variant }));
      return variants?.map((variant) => `${slug}/${variant}`) ?? [slug];
    });
    const silent = boxed.filter((name) => !viewSource(name).includes('<SampleNote'));
    expect(boxed.length).toBeGreaterThan(25);
    expect(silent).toEqual([]);
  });

  it.each(locales)('are recognised as samples on the home page in %s', (locale) => {
    const home = JSON.parse(readFileSync(`content/${locale}/pages/home.json`, 'utf8')) as {
      sections: { blockType: string; sample?: boolean }[];
    };
    for (const name of ['closedLoop', 'feedbackReader', 'industryDoors', 'quote']) {
      const section = home.sections.find(({ blockType }) => blockType === name);
      expect([name, section?.sample]).toEqual([name, true]);
    }
  });
});
