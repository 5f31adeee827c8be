import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import pLimit from 'p-limit';
import { normalized } from '@/lib/normalize-unicode';
import { SocialCard } from './social-media-card';

const FONTS = path.join(process.cwd(), 'node_modules/@fontsource/be-vietnam-pro/files');
const subsets = ['latin', 'vietnamese', 'latin-ext'] as const;
const weights = [400, 600] as const;

let fonts:
  | Promise<{ name: string; data: Buffer; weight: 400 | 600; style: 'normal' }[]>
  | undefined;

function loadFonts() {
  const faces = weights.flatMap((weight) => subsets.map((subset) => ({ weight, subset })));
  return Promise.all(
    faces.map(async ({ weight, subset }) => ({
      name: `Be Vietnam Pro ${subset}`,
      data: await readFile(path.join(FONTS, `be-vietnam-pro-${subset}-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  );
}

/**
 * Replaces characters that the bundled fonts lack, mostly emoji, by spaces: the library would fetch them from another
 * site.
 */
const drawable = (text: string) =>
  normalized(text, 'NFC')
    .replace(/[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20ab\u20ac]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Social pictures are drawn one at a time, because drawing takes the CPU time that pages need. */
const oneAtATime = pLimit(1);

/** The maximum number of cached social pictures, which take a few megabytes together. */
const MAX_CACHED_PICTURES = 100;
const kept = new Map<string, Promise<ArrayBuffer>>();

type Picture = { title: string; kicker: string; host: string };

async function draw({ title, kicker, host }: Picture): Promise<ArrayBuffer> {
  const card = <SocialCard title={drawable(title)} kicker={drawable(kicker)} host={host} />;
  fonts ??= loadFonts();
  return new ImageResponse(card, { width: 1200, height: 630, fonts: await fonts }).arrayBuffer();
}

/**
 * A social picture as PNG, 1200 × 630.
 * @param version identifies its content
 */
export function socialPng(version: string, picture: Picture): Promise<ArrayBuffer> {
  const known = kept.get(version);
  if (known) return known;
  const drawn = oneAtATime(() => draw(picture));
  kept.set(version, drawn);
  drawn.catch(() => kept.delete(version));
  const [oldest] = kept.keys();
  if (kept.size > MAX_CACHED_PICTURES && oldest !== undefined) kept.delete(oldest);
  return drawn;
}
