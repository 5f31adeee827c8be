import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TextFieldSingleValidation } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockOf } from '@/content/transforms/transform-context';
import { filmBlock } from './block';
import { toFilmModel } from './model';
import { Film } from './view';

const FOLDER = 'public/films';
const MEGABYTE = 1_000_000;
const locales = ['vi', 'en'] as const;

const block = (changed: Partial<BlockOf<'film'>> = {}): BlockOf<'film'> => ({
  blockType: 'film',
  title: 'One complaint.\nFixed.',
  film: '/films/complaint.en.mp4',
  smallFilm: '/films/complaint.en.webm',
  poster: '/films/complaint.en.jpg',
  duration: '0:56',
  captions: '/films/complaint.vi.vtt',
  captionsEnglish: '/films/complaint.en.vtt',
  transcript: 'A customer writes.\nThe branch fixes it.',
  ...changed,
});

const drawn = (locale: 'vi' | 'en', changed: Partial<BlockOf<'film'>> = {}) =>
  renderToStaticMarkup(<Film model={toFilmModel(block(changed), { locale })} locale={locale} />);

describe('the player', () => {
  /** The players in the HTML: one for browsers that run scripts, and one for all others. */
  const players = (locale: 'vi' | 'en') => {
    const html = drawn(locale);
    const [, plain = ''] = /<noscript>(<video.*?<\/video>)<\/noscript>/s.exec(html) ?? [];
    const [scripted = ''] = /<video.*?<\/video>/s.exec(html.replace(plain, '')) ?? [];
    return { plain, scripted };
  };
  const tracksOf = (html: string) => [...html.matchAll(/<track[^>]*>/g)].map(([tag]) => tag);

  it('loads nothing of the film by itself and never starts by itself', () => {
    const { plain, scripted } = players('en');
    for (const player of [plain, scripted]) {
      expect(player).toContain('preload="none"');
      expect(player).toContain('aria-label="One complaint. Fixed."');
      expect(player).not.toMatch(/autoplay/i);
    }
    // The player without a script has a poster of its own: Chrome's controls would cover the picture below it with
    // grey.
    expect(plain).toContain('poster="/films/complaint.en.jpg"');
    expect(scripted).not.toContain('poster=');
    expect(plain).toContain('controls=""');
    expect(scripted).not.toContain('controls');
    expect(scripted).toContain('noscript:hidden');
  });

  it.each([
    ['vi', 'en'],
    ['en', 'vi'],
  ] as const)('has captions of the page’s language (%s) first, then of %s', (locale, other) => {
    const { plain, scripted } = players(locale);
    for (const player of [plain, scripted]) {
      const tracks = tracksOf(player);
      expect(tracks).toHaveLength(2);
      expect(tracks[0]).toContain(`srcLang="${locale}" `);
      expect(tracks[0]).toContain(`src="/films/complaint.${locale}.vtt"`);
      expect(tracks[1]).toContain(`srcLang="${other}" `);
    }
    // Captions that are on from the start would be fetched with the page, so a script turns them on.
    expect(tracksOf(plain).map((track) => track.includes('default'))).toEqual([true, false]);
    expect(tracksOf(scripted).map((track) => track.includes('default'))).toEqual([false, false]);
  });

  it('tries the smaller copy first, if there is one', () => {
    const types = (html: string) =>
      [
        ...html.replaceAll(/<noscript>.*?<\/noscript>/gs, '').matchAll(/<source src="([^"]*)"/g),
      ].map(([, src]) => src);
    expect(types(drawn('en'))).toEqual(['/films/complaint.en.webm', '/films/complaint.en.mp4']);
    expect(types(drawn('en', { smallFilm: null }))).toEqual(['/films/complaint.en.mp4']);
  });

  it('is told in words below, a scene a paragraph', () => {
    const [, details = ''] = /<details(.*)<\/details>/s.exec(drawn('en')) ?? [];
    expect([...details.matchAll(/<p [^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual([
      'A customer writes.',
      'The branch fixes it.',
    ]);
  });
});

describe('the address of a file', () => {
  const judge = (name: string, value: string | null) => {
    const field = filmBlock.fields.find((one) => 'name' in one && one.name === name);
    const { validate, required } = field as {
      validate: TextFieldSingleValidation;
      required?: boolean;
    };
    const options = { req: { locale: 'en', i18n: { language: 'en' } }, required };
    return validate(value, options as unknown as Parameters<TextFieldSingleValidation>[1]);
  };

  it.each([
    ['film', '/films/complaint.vi.mp4', true],
    ['film', '/films/typo.mp4', false],
    ['film', 'https://elsewhere.example/a.mp4', false],
    ['film', '//elsewhere.example/a.mp4', false],
    ['film', '/films/complaint.vi.webm', false],
    ['film', '', false],
    ['smallFilm', '', true],
    ['captions', '/films/complaint.vi.vtt', true],
    ['captions', '/films/typo.vtt', false],
    ['captions', '/films/a.srt', false],
  ])('%s: "%s" is taken: %s', (name, value, isTaken) => {
    const said = judge(name, value);
    if (isTaken) expect(said).toBe(true);
    else expect(said).toMatch(/that this site has is needed/);
  });
});

describe('the films that come with the site', () => {
  const sizes = readdirSync(FOLDER).map((name) => ({
    name,
    bytes: statSync(path.join(FOLDER, name)).size,
  }));

  it('take 4 MB each at most, their posters 150 kB, and 9 MB together', () => {
    const most = (name: string) => (/\.(?:mp4|webm)$/.test(name) ? 4 * MEGABYTE : 0.15 * MEGABYTE);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(({ name, bytes }) => bytes > most(name))).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(9 * MEGABYTE);
  });

  it('have a smaller copy that is smaller', () => {
    for (const locale of locales) {
      const of = (ending: string) =>
        sizes.find(({ name }) => name === `complaint.${locale}.${ending}`)?.bytes ?? Number.NaN;
      expect(of('webm')).toBeLessThan(of('mp4'));
    }
  });

  it('begin before they are loaded whole: what is needed to play stands before the pictures', () => {
    for (const locale of locales) {
      const bytes = readFileSync(`${FOLDER}/complaint.${locale}.mp4`);
      expect(bytes.indexOf('moov')).toBeGreaterThan(0);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    }
  });

  it.each(locales)('say the same in captions and transcript, on both pages (%s)', (locale) => {
    const captions = readFileSync(`${FOLDER}/complaint.${locale}.vtt`, 'utf8');
    const figures = (text: string) => new Set(text.match(/\d+[.,:]?\d*%?(?=\D|$)/g));
    const said = figures(captions.replaceAll(/^[\d:.]+ --> .*$/gm, ''));
    for (const page of ['home', 'xm-core-platform']) {
      const { sections } = JSON.parse(
        readFileSync(`content/${locale}/pages/${page}.json`, 'utf8'),
      ) as { sections: BlockOf<'film'>[] };
      const film = sections.find(({ blockType }) => blockType === 'film');
      expect(film?.film).toBe(`/films/complaint.${locale}.mp4`);
      const told = figures(film?.transcript ?? '');
      expect([...said].filter((figure) => !told.has(figure))).toEqual([]);
    }
  });
});
