import type { ReactNode } from 'react';
import type { BrowserLists } from '@/content/entries/lists-refetched-by-browsers';
import type { ListName } from './watch-list-for-changes';

/** Renders a changed list with the props that the page contains for it (`props` of RefetchedList). */
export type DrawList<Name extends ListName, Props> = (
  list: BrowserLists[Name],
  props: Props,
) => ReactNode;
