import type { EntryPage } from '@/content/entry-view-model-types';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/locales';
import { SectionView } from '../sections/registry.views';

type NextStepProps = {
  locale: Locale;
  /** The text that an editor wrote for this page, in place of the default text of its page type. */
  closing?: EntryPage['closing'];
  say: (part: 'title' | 'text' | 'button' | 'note') => string;
  /** The path of the button's target, without language prefix. */
  path?: string;
  /** Whether the promised reply time is shown below the button. */
  hasNote?: boolean;
  /** Whether the section ends the page. */
  isLast?: boolean;
};

/** The call to action after the text of an entry: a demo, unless another target is given. */
export function NextStep({
  locale,
  closing = null,
  say,
  path = '/book-demo',
  hasNote = true,
  isLast = true,
}: NextStepProps) {
  return (
    <SectionView
      locale={locale}
      isLast={isLast}
      section={{
        name: 'callToAction',
        id: 'next',
        anchor: null,
        model: {
          titleLines: closing ? [closing.title] : say('title').split('\n'),
          text: closing?.text ?? say('text'),
          primary: { text: say('button'), href: localizedPath(locale, path) },
          note: hasNote ? say('note') : null,
        },
      }}
    />
  );
}
