'use client';

import type { ReactNode } from 'react';
import type { ErrorWords } from '../../refetch/error-handler';
import { useFreshList } from '../../refetch/use-fresh-list';
import type { QuotesProps } from './quotes';

const loadQuotes = async () => (await import('./quotes')).Quotes;

type FreshQuotesProps = Omit<QuotesProps, 'quotes'> & {
  /** Of the list that the server has drawn. */
  mark: string;
  errorWords: ErrorWords;
  children: ReactNode;
};

/** Shows what the server has drawn, until the quotes turn out to have changed (D24). */
export function FreshQuotes({ mark, errorWords, children, ...props }: FreshQuotesProps) {
  const { ref, fresh } = useFreshList('quotes', { mark, words: errorWords }, loadQuotes);
  return (
    <div ref={ref} data-refetched="quotes">
      {fresh ? <fresh.View {...props} quotes={fresh.data} /> : children}
    </div>
  );
}
