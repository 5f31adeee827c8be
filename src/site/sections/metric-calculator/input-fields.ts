import type { Metric } from '@/lib/names-of-customer-metrics';

/** `count` is an integer, `amount` may have decimals, `percent` is at most 100; none is negative. */
export type FieldKind = 'count' | 'amount' | 'percent';

export type FieldName =
  | 'satisfied'
  | 'answers'
  | 'promoters'
  | 'passives'
  | 'detractors'
  | 'gave1'
  | 'gave2'
  | 'gave3'
  | 'gave4'
  | 'gave5'
  | 'gave6'
  | 'gave7'
  | 'orderValue'
  | 'ordersPerYear'
  | 'years'
  | 'margin'
  | 'waited'
  | 'conversations'
  | 'solvedFirst'
  | 'contacts'
  | 'talk'
  | 'hold'
  | 'wrapUp'
  | 'calls';

export type Field = { name: FieldName; kind: FieldKind; sample: number };

const count = (name: FieldName, sample: number): Field => ({ name, kind: 'count', sample });
const amount = (name: FieldName, sample: number): Field => ({ name, kind: 'amount', sample });

/** The inputs of each metric, with the numbers of its page's worked example. */
export const metricFields: Readonly<Record<Metric, readonly Field[]>> = {
  csat: [count('satisfied', 273), count('answers', 350)],
  nps: [count('promoters', 132), count('passives', 60), count('detractors', 48)],
  ces: [
    count('gave1', 6),
    count('gave2', 9),
    count('gave3', 15),
    count('gave4', 30),
    count('gave5', 54),
    count('gave6', 66),
    count('gave7', 60),
  ],
  clv: [
    amount('orderValue', 68_000),
    amount('ordersPerYear', 48),
    amount('years', 2.5),
    { name: 'margin', kind: 'percent', sample: 62 },
  ],
  frt: [amount('waited', 1920), count('conversations', 160)],
  fcr: [count('solvedFirst', 292), count('contacts', 400)],
  aht: [amount('talk', 1110), amount('hold', 165), amount('wrapUp', 450), count('calls', 300)],
};
