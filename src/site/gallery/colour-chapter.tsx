import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { contrast, edgePairs, readPalette, textPairs } from './colours';
import { Chapter } from './specimen';

type ColourChapterProps = { locale: Locale };

const colour = (name: string) => `var(--color-${name})`;

/** Every pair of text and ground the components make, with its contrast, read from tokens.css itself. */
export function ColourChapter({ locale }: ColourChapterProps) {
  const t = getT(locale, 'gallery');
  const palette = readPalette(
    readFileSync(path.join(process.cwd(), 'src/styles/tokens.css'), 'utf8'),
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
              className="rounded-control border border-line p-4"
              style={{ backgroundColor: colour(ground), color: colour(text) }}
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
              className="rounded-control border-2 p-4 text-tiny"
              style={{ backgroundColor: colour(ground), borderColor: colour(edge) }}
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
