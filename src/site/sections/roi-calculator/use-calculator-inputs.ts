import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/i18n/locales';
import { calculateTyped, type Outcome, type Typed } from './calculate-roi';
import { firstIndustry, startOf, type FieldName, type Industry, type Values } from './input-fields';
import { formatPlain } from './format-estimates';
import { fromQuery, toQuery } from './roi-link';

type Inputs = { industry: Industry; typed: Typed };

/**
 * The delay before the URL is updated, in milliseconds: browsers refuse to change it too often, and a slider moves
 * faster.
 */
const URL_UPDATE_DELAY_MS = 300;

function typedOf(values: Values, locale: Locale): Typed {
  const say = (value: number) => formatPlain(value, locale);
  return {
    requests: say(values.requests),
    minutes: say(values.minutes),
    hourlyCost: say(values.hourlyCost),
    customers: say(values.customers),
    orderValue: say(values.orderValue),
    leaving: say(values.leaving),
    answered: say(values.answered),
  };
}

/**
 * A subscription that never reports a change: the URL is read only once, because after the first change the reader's
 * inputs have priority.
 */
const never = () => () => {};
const addressNow = () => window.location.search;
const noAddress = () => '';

function startAt(search: string, locale: Locale): Inputs {
  const found = fromQuery(search) ?? { industry: firstIndustry, values: startOf[firstIndustry] };
  return { industry: found.industry, typed: typedOf(found.values, locale) };
}

/** The reader's inputs; initially from the URL, which is updated on each change. */
export function useInputs(locale: Locale) {
  const search = useSyncExternalStore(never, addressNow, noAddress);
  const [changed, setChanged] = useState<Inputs | null>(null);
  const inputs = changed ?? startAt(search, locale);
  const outcome: Outcome = calculateTyped(inputs.typed, locale);
  const query = (): string =>
    outcome.ok
      ? toQuery({ industry: inputs.industry, values: outcome.values }, window.location.search)
      : window.location.search;

  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      window.history.replaceState(null, '', `${pathname}${query()}${hash}`);
    }, URL_UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  });

  return {
    industry: inputs.industry,
    typed: inputs.typed,
    outcome,
    /** The calculator's inputs as a query without other parameters, for the demo form. */
    inputsQuery: outcome.ok
      ? toQuery({ industry: inputs.industry, values: outcome.values }, '')
      : '',
    address: () => `${window.location.origin}${window.location.pathname}${query()}`,
    type: (name: FieldName, text: string) =>
      setChanged((now) => {
        const from = now ?? inputs;
        return { ...from, typed: { ...from.typed, [name]: text } };
      }),
    /** Chooses an industry, which replaces all inputs by its initial values. */
    choose: (industry: Industry) =>
      setChanged({ industry, typed: typedOf(startOf[industry], locale) }),
  };
}
