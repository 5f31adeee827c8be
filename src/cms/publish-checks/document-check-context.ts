import type { Locale } from '@/i18n/locales';

/** An uploaded picture, in the language to be published. */
export type PictureFacts = {
  name: string;
  alt: string;
  bytes: number;
  width: number;
  height: number;
};

/** The target of a link inside the site: what is published at that URL. */
export type TargetFacts =
  | { kind: 'live'; anchors: ReadonlySet<string> | null }
  | { kind: 'redirect'; to: string }
  | { kind: 'other-language' }
  | { kind: 'nothing' };

/**
 * The target document of a link in a rich text: its name, and whether it is published in the language to be published.
 */
export type DocumentFacts = { name: string; isLive: boolean };

/** The context of the publish checks: all that they need in addition to the document itself. */
export type CheckContext = {
  locale: Locale;
  now: Date;
  /** The document's own URL without language prefix; null when it has no page. */
  ownPath: string | null;
  /** The link targets by path, for every path that the document links to. Anchors are null where they are unknown. */
  targets: ReadonlyMap<string, TargetFacts>;
  /** The linked documents by `collection/id`, for every document that a rich text links to. */
  documents: ReadonlyMap<string, DocumentFacts>;
  /** Uploaded pictures by id, for every picture that the document shows. */
  pictures: ReadonlyMap<number, PictureFacts>;
};
