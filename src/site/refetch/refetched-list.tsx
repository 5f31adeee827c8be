import type { ReactNode } from 'react';
import type { BrowserLists } from '@/content/entries/lists-refetched-by-browsers';
import type { Locale } from '@/i18n/locales';
import { errorWords } from './error-translations';
import { listFingerprint } from './list-fingerprint';
import type { ListName } from './watch-list-for-changes';

type RefetchedListProps<Name extends ListName> = {
  name: Name;
  /** The list as the server rendered it. */
  list: BrowserLists[Name];
  /** The props with which the browser renders the list again. They have to be JSON. */
  props: object;
  locale: Locale;
  children: ReactNode;
};

/** A list that browsers refetch when a reader comes near it (D24; `freshList`). */
export function RefetchedList<Name extends ListName>({
  name,
  list,
  props,
  locale,
  children,
}: RefetchedListProps<Name>) {
  return (
    <div
      data-behaviour={`fresh-${name}`}
      data-refetched={name}
      data-fingerprint={listFingerprint(list)}
      data-words={JSON.stringify(errorWords(locale))}
      data-props={JSON.stringify(props)}
    >
      {children}
    </div>
  );
}
