import type { Block, CollectionSlug, Payload } from 'payload';
import { containsSample } from '@/lib/contains-sample-content';
import { textsOf } from '@/lib/collect-strings-in-json';
import { locales, type Locale } from '@/i18n/locales';
import { addressOf } from '../editorial/document-url';
import { variantLabel } from '../fields/section-variant-field';
import { type EditorialDocument, nameOf } from '../editorial/published-and-newest-versions';
import { importanceOf, readMenuLinks } from '../translation-diff/importance-of-document';

/** A section that is marked as a sample: the name of its type in each language of the admin, and its title. */
export type SampleSection = { kind: Record<Locale, string>; title: string };

/** The sample content of one document in one language. */
export type SampleRow = {
  collection: string;
  id: number;
  name: string;
  address: string | null;
  locale: Locale;
  /** Whether the whole document is marked as a sample; otherwise some of its sections are, or it has example URLs. */
  isWhole: boolean;
  sections: SampleSection[];
  /** Example URLs in the document, which lead to no real site. */
  addresses: string[];
};

/** The sample content in the settings: marked names, and example URLs. */
export type SampleSettings = { locale: Locale; names: string[] };

type Kinds = ReadonlyMap<unknown, Block>;

/** The section types that a page may have. */
function kindsOf(payload: Payload): Kinds {
  const { flattenedFields } = payload.collections.pages.config;
  const field = flattenedFields.find(({ name }) => name === 'sections');
  const blocks = field?.type === 'blocks' ? field.blocks : [];
  return new Map(blocks.map((block) => [block.slug, block]));
}

/** The editors' name for a section: its variant in a family, else its type. */
function nameOfKind(block: Block | undefined, { blockType, variant }: Record<string, unknown>) {
  const label = block && (variantLabel(block.fields, variant) ?? block.labels?.singular);
  return (
    (label as SampleSection['kind'] | undefined) ?? {
      vi: String(blockType),
      en: String(blockType),
    }
  );
}

function sectionsOf(value: unknown, kinds: Kinds): SampleSection[] {
  const sections = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  return sections.filter(containsSample).map((section) => ({
    kind: nameOfKind(kinds.get(section.blockType), section),
    title: typeof section.title === 'string' ? section.title.replaceAll('\n', ' ') : '',
  }));
}

/**
 * Collections whose documents are all read: their sections may be marked as samples, or a document may have no mark
 * and only an example URL.
 */
const READ_WHOLE: readonly string[] = ['pages', 'cards'];

/** The newest versions of a collection's documents in a language: all documents, or those marked as samples. */
async function inLanguage(payload: Payload, collection: string, locale: Locale) {
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where: READ_WHOLE.includes(collection) ? {} : { sample: { equals: true } },
    draft: true,
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: true,
  });
  return docs as unknown as EditorialDocument[];
}

/** Whether a URL or an e-mail address has the top-level domain `.example`, reserved for examples (RFC 2606). */
const isExample = (address: string): boolean =>
  /^\S+@\S+\.example$/.test(address) ||
  (URL.canParse(address) && new URL(address).hostname.endsWith('.example'));

const exampleAddresses = (document: unknown): string[] => [
  ...new Set(textsOf(document).filter(isExample)),
];

async function rowsOf(payload: Payload, collection: string, kinds: Kinds): Promise<SampleRow[]> {
  const { admin } = payload.collections[collection as CollectionSlug].config;
  const rows: SampleRow[] = [];
  for (const locale of locales) {
    for (const document of await inLanguage(payload, collection, locale)) {
      const isWhole = document.sample === true;
      const sections = sectionsOf(document.sections, kinds);
      const addresses = exampleAddresses(document);
      if (!isWhole && sections.length === 0 && addresses.length === 0) continue;
      rows.push({
        collection,
        id: document.id,
        name: nameOf(document, admin.useAsTitle),
        address: addressOf(collection, document),
        locale,
        isWhole,
        sections,
        addresses,
      });
    }
  }
  return rows;
}

async function inSettings(payload: Payload, locale: Locale): Promise<SampleSettings> {
  const settings = await payload.findGlobal({ slug: 'settings', locale, depth: 0 });
  const { awards, supporters, offices } = settings;
  const marked = [...(awards ?? []), ...(supporters ?? []), ...(offices ?? [])];
  return {
    locale,
    names: [
      ...new Set([
        ...marked.filter(({ sample }) => sample).map(({ name }) => name),
        ...exampleAddresses(settings),
      ]),
    ],
  };
}

/** All content that is still marked as a sample (D16) or has example URLs, the most important pages first. */
export async function sampleOverview(
  payload: Payload,
): Promise<{ rows: SampleRow[]; settings: SampleSettings[] }> {
  const menus = await readMenuLinks(payload);
  const kinds = kindsOf(payload);
  const rows: SampleRow[] = [];
  for (const { config } of Object.values(payload.collections)) {
    const isMarked = config.flattenedFields.some(({ name }) => name === 'sample');
    if (isMarked || READ_WHOLE.includes(config.slug)) {
      rows.push(...(await rowsOf(payload, config.slug, kinds)));
    }
  }
  const weight = ({ collection, address }: SampleRow) => importanceOf(collection, address, menus);
  const settings = await Promise.all(locales.map((locale) => inSettings(payload, locale)));
  return {
    rows: rows.sort((one, other) => weight(other) - weight(one) || one.id - other.id),
    settings: settings.filter(({ names }) => names.length > 0),
  };
}
