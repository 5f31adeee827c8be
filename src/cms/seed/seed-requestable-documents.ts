import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import { isLocale } from '@/i18n/locales';

const NAME = /^([a-z0-9-]+)\.([a-z]{2})\.pdf$/;

/** The title of the resource or e-book with this slug, in a language; the slug if there is no title. */
async function titleOf(
  payload: Payload,
  req: Partial<PayloadRequest>,
  slug: string,
  locale: 'vi' | 'en',
): Promise<string> {
  for (const collection of ['resources', 'ebooks'] as const) {
    const { docs } = await payload.find({
      collection,
      req,
      where: { slug: { equals: slug } },
      locale,
      fallbackLocale: false,
      depth: 0,
      limit: 1,
      draft: true,
    });
    if (docs[0]?.title) return docs[0].title;
  }
  return slug;
}

/**
 * Stores the files of `content/documents/<slug>.<locale>.pdf` for delivery, named after the resource or e-book with
 * that slug, which has to be seeded before. Returns how many.
 */
export async function seedDocuments(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<number> {
  const folder = path.resolve('content/documents');
  // Names of the PDF files; the Markdown sources in the same folder are skipped.
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
  let made = 0;
  for (const name of names) {
    const [, slug = '', locale = ''] = NAME.exec(name) ?? [];
    if (!isLocale(locale)) {
      throw new Error(`content/documents/${name}: name it <slug>.<locale>.pdf`);
    }
    const data = await readFile(path.join(folder, name));
    await payload.create({
      collection: 'private-documents',
      req,
      data: { slug, locale, title: await titleOf(payload, req, slug, locale) },
      file: { data, mimetype: 'application/pdf', name, size: data.length },
    });
    made += 1;
  }
  return made;
}
