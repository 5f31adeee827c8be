import type { Payload, PayloadRequest } from 'payload';
import type { Platform } from '@/payload-types';
import { readCopy } from './copy';

type PlatformCopy = Pick<Platform, 'name' | 'picture' | 'heading' | 'listing'>;

/** Creates the pillars in the order of the copy, so that ids, and with them colours, ascend. Returns how many. */
export async function seedPlatforms(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<number> {
  const copy = await readCopy<PlatformCopy>('platforms');
  for (const [index, vietnamese] of copy.vi.entries()) {
    const english = copy.en[index];
    if (!english) throw new Error(`content/en/platforms.json: entry ${index} is missing`);
    const platform = await payload.create({
      collection: 'platforms',
      req,
      locale: 'vi',
      data: { ...vietnamese, _status: 'published' },
    });
    await payload.update({
      collection: 'platforms',
      id: platform.id,
      req,
      locale: 'en',
      data: { ...english, name: vietnamese.name, _status: 'published' },
    });
  }
  return copy.vi.length;
}
