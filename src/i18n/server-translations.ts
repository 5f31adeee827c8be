import { createInstance, type i18n, type TFunction } from 'i18next';
import { interpolation } from './message-interpolation';
import { locales, type Locale } from './locales';
import { resources, type Namespace } from './message-resources';

let shared: i18n | undefined;

/** One instance per process, with both languages in memory, so that nothing is loaded on demand. */
function instance(): i18n {
  if (shared) return shared;
  shared = createInstance();
  void shared.init({
    resources,
    supportedLngs: [...locales],
    // No fallback language: a missing message fails the check of the catalogues.
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
