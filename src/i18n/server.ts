import { createInstance, type i18n, type TFunction } from 'i18next';
import { interpolation } from './interpolation';
import { locales, type Locale } from './locales';
import { resources, type Namespace } from './resources';

let shared: i18n | undefined;

/** One instance a process; both languages are in memory, so that nothing is ever loaded or missing. */
function instance(): i18n {
  if (shared) return shared;
  shared = createInstance();
  void shared.init({
    resources,
    supportedLngs: [...locales],
    // No silent fallback to the other language: a missing message fails the check of the catalogues.
    fallbackLng: false,
    initAsync: false,
    interpolation,
    returnNull: false,
  });
  return shared;
}

/** Interface copy of one namespace in one language, for server components and route handlers. */
export function getT<N extends Namespace>(locale: Locale, namespace: N): TFunction<N> {
  return instance().getFixedT(locale, namespace) as TFunction<N>;
}
