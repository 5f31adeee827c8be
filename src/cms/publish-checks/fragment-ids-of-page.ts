import { slugOf } from '@/lib/fragment-id-of-text';
import type { Part } from './walk-document-fields';

/** The fragment of lists of entries with filters and pages. */
const LIST_FRAGMENT = 'list';
const lists: ReadonlySet<unknown> = new Set([
  'articles',
  'events',
  'help',
  'integrations',
  'news',
  'openings',
  'resources',
  'stories',
]);

/**
 * The fragments that a page has: the anchors of its sections and headings, its chapters, and those made from the text
 * of headings without an anchor and from the captions of tables. A repeated one made from text gets a number.
 */
export function anchorsOf(parts: readonly Part[]): Set<string> {
  const anchors = new Set<string>(['main']);
  const given = new Set(
    parts
      .filter(({ name, value }) => name === 'anchor' && value)
      .map(({ path }) => path.replace(/[.]anchor$/, '')),
  );
  for (const { name, block, value, path } of parts) {
    if (block === 'entryList' && name === 'variant' && lists.has(value)) {
      anchors.add(LIST_FRAGMENT);
    }
    if (typeof value !== 'string' || value === '') continue;
    if (name === 'anchor' || name === 'chapter') anchors.add(value);
    const ownName = !given.has(path.replace(/[.][^.]+$/, ''));
    const isHeading = block === 'heading' && name === 'text' && ownName;
    if (!isHeading && !(block === 'table' && name === 'caption')) continue;
    const slug = slugOf(value);
    let anchor = slug;
    for (let count = 2; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}
