import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../brand.config';

/** One recorded exchange with a server of the contract. */
export type Recording = {
  request: { method: string; headers?: Record<string, string>; body?: string };
  response: { status: number; headers: Record<string, string>; body: unknown };
};

export type RecordedEntry = { id: string; attributes: Record<string, unknown> };

const folder = path.resolve('tests/fixtures/recordings');
/** Replaces the product name of the recorded server by ours. */
const renamed = (text: string): string =>
  text
    .replaceAll('acmeXm', `${brand.slug}Xm`)
    .replaceAll('AcmeXm', `${brand.slug.charAt(0).toUpperCase()}${brand.slug.slice(1)}Xm`);

/** A recording by its name, such as `answers/aiEvents.vi`. */
export function recording(name: string): Recording {
  return JSON.parse(renamed(readFileSync(path.join(folder, `${name}.json`), 'utf8'))) as Recording;
}

/** The five recorded lists: root field, file, and our collection. */
export const recordedLists = [
  { field: `${brand.slug}XmPlatforms`, file: 'acmeXmPlatforms', collection: 'platforms' },
  { field: 'aiEvents', file: 'aiEvents', collection: 'ai-events' },
  { field: 'eventPages', file: 'eventPages', collection: 'event-pages' },
  { field: 'eventVideos', file: 'eventVideos', collection: 'event-videos' },
  { field: 'customerQuotes', file: 'customerQuotes', collection: 'customer-quotes' },
] as const;

export function recordedEntries(
  { field, file }: { field: string; file: string },
  locale: 'vi' | 'en',
): RecordedEntry[] {
  const { body } = recording(`answers/${file}.${locale}`).response;
  return (body as { data: Record<string, { data: RecordedEntry[] }> }).data[field]?.data ?? [];
}

const images = new Set([
  'thumbnail',
  'popupImage',
  'popupImageInMobile',
  'heroShot',
  'heroShotInMobile',
  'representativeAvatar',
  'logo',
]);

/** Converts recorded attributes to the form of the CMS: the URL of a picture is a field beside its upload. */
export function toCmsData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCmsData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([name, inner]) => [
        name,
        images.has(name) && typeof inner === 'string' ? { url: inner } : toCmsData(inner),
      ]),
  );
}
