import type { Payload } from 'payload';
import type { Page } from '@/payload-types';
import { type SeedTransaction, writer } from './write-seed-in-both-languages';
import { readFolder } from './read-seed-copy';

type PageCopy = Pick<
  Page,
  'title' | 'path' | 'layout' | 'navTheme' | 'footerTheme' | 'sections' | 'seo'
>;

/** Seeds the pages, published in both languages. Returns how many. */
export async function seedPages(payload: Payload, req: SeedTransaction): Promise<number> {
  const pages = await readFolder<PageCopy>('pages');
  const write = writer(payload, req);
  const written = pages.map(({ name, copy }) => {
    if (copy.en.path !== copy.vi.path) {
      throw new Error(`content/en/pages: ${copy.en.path} should be ${copy.vi.path}`);
    }
    return write('pages', `pages/${name}`, copy);
  });
  await Promise.all(written);
  return written.length;
}
