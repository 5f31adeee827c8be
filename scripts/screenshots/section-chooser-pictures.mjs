import { mkdirSync } from 'node:fs';
import { inRoot } from '../lib/project-paths.mjs';
import { writeSmall } from './compress-picture.mjs';

const FOLDER = 'public/admin/sections';
const MAX_BYTES = 25_000;
/** The size of a section's picture in the chooser: 3:2. */
const SIZE = { width: 480, height: 320 };
/**
 * Sections that only pages of entries contain: the entry's list, the folder of its pages, and the selector of the
 * section.
 */
const onEntries = {
  'form.get-ticket': { list: 'event-pages', folder: 'events', selector: 'main form[data-form]' },
  'form.get-document': { list: 'resources', folder: 'resources', selector: 'main form[data-form]' },
};

async function documentsOf(request, list, query = '') {
  const response = await request.get(`/api/${list}?limit=1000&depth=0&locale=vi${query}`);
  return (await response.json()).docs;
}

/**
 * The first use of each section and each variant of a family (`hero.plain`): the URL of a page, and the index of the
 * section.
 */
async function placesOfSections(request) {
  const places = new Map();
  const pages = await documentsOf(request, 'pages', '&where[_status][equals]=published');
  for (const { path, sections } of pages) {
    for (const [index, { blockType, variant }] of (sections ?? []).entries()) {
      // Every page but the home page has its breadcrumb above the sections.
      const selector = `#main > :nth-child(${index + (path === '/' ? 1 : 2)})`;
      const name = variant ? `${blockType}.${variant}` : blockType;
      if (!places.has(name)) places.set(name, { path, selector });
    }
  }
  for (const [name, { list, folder, selector }] of Object.entries(onEntries)) {
    if (places.has(name)) continue;
    const entries = await documentsOf(request, list, '&sort=-createdAt');
    places.set(name, { paths: entries.map(({ slug }) => `/${folder}/${slug}`), selector });
  }
  return places;
}

/** Opens the first page, among some URLs, that has a section of this kind, and returns the section's element. */
async function open(page, { path, paths = [path], selector }) {
  for (const address of paths) {
    await page.goto(address, { waitUntil: 'load' });
    const part = page.locator(selector).first();
    if ((await part.count()) > 0) return part;
  }
  throw new Error(`${selector} is on none of ${paths.join(', ')}`);
}

/** Takes a picture of each section for the section chooser from the pages of a running site. */
export async function takeSections(context, only) {
  mkdirSync(inRoot(FOLDER), { recursive: true });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [name, place] of await placesOfSections(context.request)) {
    if (only && !only.includes(name)) continue;
    const section = await open(page, place);
    await section.scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    const bytes = await section.screenshot({
      animations: 'disabled',
      style: 'header, [data-contact-panel], nextjs-portal { visibility: hidden }',
    });
    await writeSmall(bytes, { ...SIZE, mostBytes: MAX_BYTES, file: `${FOLDER}/${name}.webp` });
    console.log(name);
  }
  await page.close();
}
