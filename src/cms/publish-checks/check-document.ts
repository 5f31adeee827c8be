import type { Field } from 'payload';
import { fillMinutes, DEFAULT_REPLY_MINUTES } from '@/lib/reply-time-placeholder';
import type { Finding } from './finding-types';
import type { CheckContext } from './document-check-context';
import { claimFindings, superlativeFindings } from './rules/superlative-claims';
import { glyphFindings, languageFindings } from './rules/wrong-language-and-glyphs';
import { linkFindings } from './rules/broken-links';
import { pictureFindings } from './rules/picture-requirements';
import { placeholderFindings } from './rules/unfilled-placeholders';
import { headingFindings, openingFindings, seoFindings } from './rules/headings-and-seo';
import { partsOf } from './walk-document-fields';

/**
 * Runs all publish checks on a document in one language, and returns the findings, errors first. A pure function of the
 * document and its context, called by the form, the publishing hook and the tests.
 * @param fields of the document's type
 * @param data the document in the language to be published
 */
export function checkDocument(
  fields: readonly Field[],
  data: Readonly<Record<string, unknown>>,
  knowledge: CheckContext,
): Finding[] {
  const parts = partsOf(fields, fillMinutes(data, DEFAULT_REPLY_MINUTES));
  const { locale, now } = knowledge;
  const findings = [
    ...linkFindings(parts, knowledge),
    ...pictureFindings(parts, knowledge),
    ...headingFindings(parts),
    ...openingFindings(data.sections),
    ...seoFindings(parts),
    ...languageFindings(parts, locale),
    ...glyphFindings(parts),
    ...placeholderFindings(parts),
    ...superlativeFindings(parts, locale, data.evidence),
    ...claimFindings(parts, now),
  ];
  const isError = ({ severity }: Finding) => severity === 'error';
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
}
