import type { Locale } from '@/i18n/locales';
import { entryPath } from '@/lib/urls-of-entry-lists';
import type { Faq } from '@/payload-types';
import type { HelpPage, HelpSummary } from '../../entry-view-model-types';
import {
  bodyWords,
  toCategory,
  toHead,
  toSummary,
  type EntryHead,
} from './shared-entry-transforms';

export function toHelpSummary(doc: Faq, locale: Locale): HelpSummary {
  return {
    ...toSummary(doc, entryPath('faqs', doc.slug), locale),
    question: doc.question,
    answer: doc.answer,
    text: bodyWords(doc, locale).join(' '),
    category: toCategory(doc.category),
    highlight: doc.highlight ?? false,
  };
}

export function toHelpArticle(doc: Faq, locale: Locale): EntryHead & Pick<HelpPage, 'help'> {
  return {
    ...toHead(doc, doc.question, doc.answer, locale),
    help: toHelpSummary(doc, locale),
  };
}
