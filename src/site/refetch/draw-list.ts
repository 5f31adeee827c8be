import type { ReactNode } from 'react';
import type { BrowserLists } from '@/content/browser';
import type { ListName } from './watch-list';

/** Draws a list that has changed, with what the page says of it beside its entries. */
export type DrawList<Name extends ListName, Props> = (
  list: BrowserLists[Name],
  props: Props,
) => ReactNode;
