import type { Payload, PayloadRequest } from 'payload';
import type { Page } from '@/payload-types';
import { readFolder } from './copy';

type PageCopy = Pick<
  Page,
  'title' | 'path' | 'layout' | 'navTheme' | 'footerTheme' | 'sections' | 'seo'
>;

/** Creates each page in Vietnamese and adds its English; both published. Returns how many. */
export async function seedPages(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<number> {
  const pages = await readFolder<PageCopy>('pages');
  for (const { copy } of pages) {
    const { vi: vietnamese, en: english } = copy;
    if (english.path !== vietnamese.path) {
      throw new Error(`content/en/pages: ${english.path} should be ${vietnamese.path}`);
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
  return pages.length;
}
