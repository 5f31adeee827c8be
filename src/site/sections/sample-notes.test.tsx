import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { ClosedLoop } from '@/site/sections/closed-loop/view';
import { IndustryDoors } from '@/site/sections/industry-doors/view';

const frame = { titleLines: ['Tiêu đề'], text: null };

describe('invented customers and figures are shown as samples', () => {
  it('by the section that tells a case by the clock', () => {
    const model = { ...frame, steps: [], sampleNote: 'Số liệu minh hoạ' };
    expect(renderToStaticMarkup(<ClosedLoop model={model} />)).toContain('Số liệu minh hoạ');
  });

  it('by the section that says what customers of an industry say', () => {
    const model = { ...frame, doors: [], soon: [], sampleNote: 'Lời khách minh hoạ' };
    expect(renderToStaticMarkup(<IndustryDoors model={model} locale="vi" />)).toContain(
      'Lời khách minh hoạ',
    );
  });

  it.each(locales)('on the home page in %s', (locale) => {
    const home = JSON.parse(readFileSync(`content/${locale}/pages/home.json`, 'utf8')) as {
      sections: { blockType: string; sampleNote?: string }[];
    };
    for (const name of ['closedLoop', 'feedbackReader', 'industryDoors', 'quote']) {
      const section = home.sections.find(({ blockType }) => blockType === name);
      expect([name, section?.sampleNote]).toEqual([
        name,
        expect.stringMatching(/minh hoạ|[Ss]ample/),
      ]);
    }
  });
});
