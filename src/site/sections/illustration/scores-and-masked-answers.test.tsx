import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toAnswerParts } from '@/site/sections/illustration/answer-by-role/model';
import { toReading } from '@/site/sections/illustration/confidence-interval/model';
import {
  MaskedAnswer,
  WholeAnswer,
} from '@/site/sections/illustration/answer-by-role/answer-as-role-sees-it';
import { toStorageMap } from '@/site/sections/illustration/browser-storage-table/model';
import vietnamese from '../../../../content/vi/pages/solutions.use-case.online-survey.json';

describe('a survey score compared with a threshold', () => {
  const reading = (answers: number, share: number, locale: 'vi' | 'en' = 'en') =>
    toReading({ when: 'Day 1', answers, share, verdict: '' }, 25, locale);

  test('the margin of error is that of a proportion at 95 % confidence', () => {
    expect(reading(412, 31).result).toContain('±4.5');
    expect(reading(412, 31, 'vi').result).toContain('±4,5');
    expect(reading(384, 50).high).toBeCloseTo(55, 1);
    expect(reading(384, 50).low).toBeCloseTo(45, 1);
  });

  test('the threshold is passed only when the whole interval lies above it', () => {
    expect(reading(96, 34).passed).toBe(false);
    expect(reading(412, 31).passed).toBe(true);
  });

  test('the text about each score agrees with the calculation', () => {
    const ruler = vietnamese.sections.find(({ variant }) => variant === 'thresholdRuler');
    const passed = ruler?.thresholdRuler?.readings.map(
      ({ answers, share }) => reading(answers, share).passed,
    );
    expect(passed).toEqual([false, false, true]);
  });
});

describe('an answer with masked personal data', () => {
  const parts = toAnswerParts('Dr [Tuan] spoke fast. My mother has [diabetes].');

  test('text in square brackets is hidden, the rest is not', () => {
    expect(parts).toEqual([
      { text: 'Dr ', hidden: false },
      { text: 'Tuan', hidden: true },
      { text: ' spoke fast. My mother has ', hidden: false },
      { text: 'diabetes', hidden: true },
      { text: '.', hidden: false },
    ]);
  });

  test('a bar contains nothing of the hidden text', () => {
    const masked = renderToStaticMarkup(<MaskedAnswer parts={parts} hiddenWord="masked" />);
    expect(masked).not.toMatch(/Tuan|diabetes/);
    expect(masked.match(/\(masked\)/g)).toHaveLength(2);
    expect(renderToStaticMarkup(<WholeAnswer parts={parts} />)).toMatch(/Tuan[\s\S]*diabetes/);
  });
});

test('a group on the map of stored data counts names, not lines', () => {
  const base = { place: 'Local storage', purpose: '', life: '', span: 5 };
  const model = toStorageMap({
    scale: 'short\nlong',
    groups: [
      { title: 'after a yes', text: '', hue: '3', entries: [{ ...base, names: 'adsInfo, utm' }] },
      { title: 'none', text: '', hue: '1', entries: [] },
    ],
  });
  expect(model).toMatchObject({ groups: [{ count: 2 }, { count: 0 }], scale: ['short', 'long'] });
});
