import type { DrawList } from '../../refetch/render-list-type';
import { Quotes, type QuotesProps } from './quote-list';

/** Renders the quotes in the browser when they have changed (D24). */
export const drawQuotes: DrawList<'quotes', Omit<QuotesProps, 'quotes'>> = (quotes, props) => (
  <Quotes {...props} quotes={quotes} />
);
