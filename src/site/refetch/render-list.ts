import type { ReactNode } from 'react';
import type { BrowserLists } from '@/content/entries/refetched-lists';
import type { ListName } from './refetch-list-near-viewport';

/** Renders a changed list with the page's texts for it. */
export type DrawList<Name extends ListName, Props> = (
  list: BrowserLists[Name],
  props: Props,
) => ReactNode;
