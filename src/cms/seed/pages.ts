import type { Payload, PayloadRequest } from 'payload';
import type { Page } from '@/payload-types';
import { readCopy } from './copy';

type PageCopy = Pick<
  Page,
  'title' | 'path' | 'layout' | 'navTheme' | 'footerTheme' | 'sections' | 'seo'
>;

/** Creates each page in Vietnamese and adds its English; both published. Returns how many. */
export async function seedPages(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<number> {
  const copy = await readCopy<PageCopy>('pages');
  for (const [index, vietnamese] of copy.vi.entries()) {
    const english = copy.en[index];
    if (!english || english.path !== vietnamese.path) {
      throw new Error(`content/en/pages.json: entry ${index} should be ${vietnamese.path}`);
    }
    const page = await payload.create({
      collection: 'pages',
      req,
      locale: 'vi',
      data: { ...vietnamese, _status: 'published' },
    });
    const { path: _shared, ...localized } = english;
    await payload.update({
      collection: 'pages',
      id: page.id,
      req,
      locale: 'en',
      data: { ...localized, _status: 'published' },
    });
  }
  return copy.vi.length;
}
