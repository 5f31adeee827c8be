import { localizedPath, type Locale } from '@/i18n/locales';
import { addressedLists, entryPath } from '@/lib/urls-of-entry-lists';
import type { Media } from '@/payload-types';
import { addCacheTag } from '../collect-cache-tags';
import { isData, textOf } from '@/lib/is-json-object';
import {
  type LinkTarget,
  type RichNode,
  type Span,
  itemsOf,
  nodesOf,
  plainOf,
  spansOf,
} from '@/lib/rich-text/lexical-state';
import { isPlainPart } from '@/lib/rich-text/rich-text-from-parts';
import { addressesTag, entryTag, listTag, pageTag } from '../cache-tags';
import type { Run, TextPart } from '../list-item-and-text-types';
import { slugOf } from '@/lib/fragment-id-of-text';
import { toImage } from './image';
import { toTextPart, withOwnAnchors } from './plain-text-parts';

/** Matches the URLs that a link in a text may have; a link with another URL is shown as plain text. */
const LEADS_SOMEWHERE = /^(?:\/(?!\/)|#|https?:|mailto:|tel:)/;

/**
 * The current URL of a document of this site, with the language prefix; null while the document is not published in
 * this language. Adds the document's cache tag, so that pages with the link are refreshed when the URL changes.
 */
function documentHref(collection: string, value: unknown, locale: Locale): string | null {
  const document = isData(value) ? value : {};
  const [slug, path] = [textOf(document.slug), textOf(document.path)];
  const isLive = document._status === 'published';
  if (collection === 'pages') {
    addCacheTag(path ? pageTag(path, locale) : addressesTag);
    return isLive && path ? localizedPath(locale, path) : null;
  }
  const list = addressedLists.find((name) => name === collection);
  if (!list) return null;
  // A document in the trash is not populated, so its slug is not known here. Restoring the document refreshes its list.
  addCacheTag(slug ? entryTag(list, slug, locale) : listTag(list, locale));
  return isLive && slug ? localizedPath(locale, entryPath(list, slug)) : null;
}

function hrefOf(target: LinkTarget | null, locale: Locale): string | null {
  if (target === null) return null;
  if (target.kind === 'document') return documentHref(target.collection, target.value, locale);
  return LEADS_SOMEWHERE.test(target.href) ? localizedPath(locale, target.href) : null;
}

function toRun({ text, bold, italic, target }: Span, locale: Locale): Run {
  const href = hrefOf(target, locale);
  if (!bold && !italic && href === null) return text;
  return {
    text,
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(href === null ? {} : { href }),
  };
}

/** The pieces of text inside a node. A link without words, such as one around a line break, is shown as text. */
function toRuns(node: RichNode, locale: Locale): Run[] {
  const spans = spansOf(node);
  const worded = new Set(spans.flatMap(({ text, target }) => (text.trim() ? [target] : [])));
  return spans.map((span) =>
    toRun(worded.has(span.target) ? span : { ...span, target: null }, locale),
  );
}

function toPicture({ value, fields }: RichNode): TextPart[] {
  const image = isData(value) ? toImage({ file: value as unknown as Media }) : null;
  const caption = isData(fields) ? textOf(fields.caption).trim() : '';
  return image?.width && image.height ? [{ kind: 'picture', image, caption: caption || null }] : [];
}

function toPart(node: RichNode, locale: Locale): TextPart[] {
  switch (node.type) {
    case 'upload':
      return toPicture(node);
    case 'block': {
      const part = isPlainPart(node.fields) ? toTextPart(node.fields, locale) : null;
      return part ? [part] : [];
    }
    case 'list': {
      const items = itemsOf(node).map((item) => toRuns(item, locale));
      return items.length > 0
        ? [{ kind: 'list', numbered: node.listType === 'number', items }]
        : [];
    }
  }
  const text = plainOf(node).replaceAll('\n', ' ');
  if (!text) return [];
  switch (node.type) {
    case 'heading': {
      const anchor = (isData(node.$) && textOf(node.$.anchor)) || slugOf(text);
      return [{ kind: 'heading', level: node.tag === 'h3' ? 3 : 2, text, anchor }];
    }
    case 'quote':
      return [{ kind: 'quote', words: toRuns(node, locale) }];
    default:
      return [{ kind: 'text', paragraphs: [toRuns(node, locale)] }];
  }
}

/** The view-model of a rich text. */
export function toRichText(state: unknown, locale: Locale): TextPart[] {
  return withOwnAnchors(nodesOf(state).flatMap((node) => toPart(node, locale)));
}
