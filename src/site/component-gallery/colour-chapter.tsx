import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { contrast, edgePairs, readPalette, textPairs } from './read-design-colours';
import { Chapter } from './gallery-chapter';

type ColourChapterProps = { locale: Locale };
type Pair = (typeof textPairs)[number] | (typeof edgePairs)[number];

/**
 * Class names are written in full in these three records, because Tailwind generates only classes that it finds in a
 * source file.
 */
const grounds: Readonly<Record<Pair[1], string>> = {
  paper: 'bg-paper',
  warm: 'bg-warm',
  silk: 'bg-silk',
  ink: 'bg-ink',
  'ink-raised': 'bg-ink-raised',
  son: 'bg-son',
  'son-deep': 'bg-son-deep',
  'son-soft': 'bg-son-soft',
  'jade-soft': 'bg-jade-soft',
  'lotus-soft': 'bg-lotus-soft',
  'turmeric-soft': 'bg-turmeric-soft',
  'indigo-soft': 'bg-indigo-soft',
  jade: 'bg-jade',
  lotus: 'bg-lotus',
  turmeric: 'bg-turmeric',
  indigo: 'bg-indigo',
};
const texts: Readonly<Record<(typeof textPairs)[number][0], string>> = {
  ink: 'text-ink',
  muted: 'text-muted',
  paper: 'text-paper',
  'muted-dark': 'text-muted-dark',
  gold: 'text-gold',
  'son-bright': 'text-son-bright',
  son: 'text-son',
  'son-deep': 'text-son-deep',
  jade: 'text-jade',
  lotus: 'text-lotus',
  turmeric: 'text-turmeric',
  indigo: 'text-indigo',
};
const edges: Readonly<Record<(typeof edgePairs)[number][0], string>> = {
  'line-control': 'border-line-control',
  'muted-dark': 'border-muted-dark',
  gold: 'border-gold',
  son: 'border-son',
  'son-deep': 'border-son-deep',
};

/**
 * The pairs of read-design-colours.ts, of a text or border colour and a background, with their contrasts, computed from
 * design-tokens.css.
 */
export function ColourChapter({ locale }: ColourChapterProps) {
  const t = getT(locale, 'gallery');
  const palette = readPalette(
    readFileSync(path.join(process.cwd(), 'src/styles/design-tokens.css'), 'utf8'),
  );
  const ratio = (one: string, other: string) => {
    const value = contrast(palette.get(one) ?? '', palette.get(other) ?? '').toFixed(2);
    return t('colour.ratio', { ratio: value });
  };
  return (
    <Chapter id="colours" title={t('chapter.colours')}>
      <div className="page-width pb-16">
        <ul className="grid grid-cols-1 gap-3 tablet:grid-cols-3 desktop:grid-cols-5">
          {textPairs.map(([text, ground]) => (
            <li
              key={`${text}-${ground}`}
              className={`rounded-control border border-line p-4 ${grounds[ground]} ${texts[text]}`}
            >
              <p className="text-lead leading-snug font-semibold">{t('colour.sample')}</p>
              <p className="mt-4 text-tiny">
                {text} / {ground}
              </p>
              <p className="text-tiny tabular-nums">{ratio(text, ground)}</p>
            </li>
          ))}
        </ul>
        <ul className="mt-3 grid gap-3 tablet:grid-cols-3 desktop:grid-cols-6">
          {edgePairs.map(([edge, ground]) => (
            <li
              key={`${edge}-${ground}`}
              className={`rounded-control border-2 p-4 text-tiny ${grounds[ground]} ${edges[edge]}`}
            >
              <span className={ground === 'ink' ? 'text-paper' : ''}>
                {edge} / {ground}
                <span className="block tabular-nums">{ratio(edge, ground)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Chapter>
  );
}
