import type { Payload } from 'payload';
import type { Platform } from '@/payload-types';
import { type SeedTransaction, writer } from './write-seed-in-both-languages';
import { readCopy } from './read-seed-copy';

type PlatformCopy = Pick<Platform, 'name' | 'picture' | 'heading' | 'listing'>;

/**
 * Seeds the platform products in the order of the copy, so that their ids, which decide the colours, ascend. Returns
 * how many.
 */
export async function seedPlatforms(payload: Payload, req: SeedTransaction): Promise<number> {
  const copy = await readCopy<PlatformCopy>('platforms');
  const write = writer(payload, req);
  const written = copy.vi.map((vi, index) => {
    const en = copy.en[index];
    if (!en) throw new Error(`content/en/platforms.json: entry ${index} is missing`);
    return write('platforms', 'platforms', { vi, en: { ...en, name: vi.name } });
  });
  await Promise.all(written);
  return written.length;
}
