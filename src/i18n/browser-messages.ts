import type { i18n } from 'i18next';
import type { BrowserNamespace } from './browser-namespaces';
import { interpolation } from './message-interpolation';
import type { Locale } from './locales';

/** Options by which i18next loads catalogues (spec §7). */
export const loading = {
  backend: { loadPath: '/api/messages/{{lng}}/{{ns}}' },
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
};

/** Translates a key and fills in `params`; an unknown key is returned as it is. */
type Translate = (key: string, params?: Record<string, unknown>) => string;

const instances = new Map<Locale, Promise<i18n>>();

async function makeInstance(locale: Locale): Promise<i18n> {
  const [{ createInstance }, { default: HttpBackend }] = await Promise.all([
    import('i18next'),
    import('i18next-http-backend'),
  ]);
  const instance = createInstance();
  await instance.use(HttpBackend).init({
    ...loading,
    interpolation,
    lng: locale,
    ns: [],
    fallbackLng: false,
    // No separators in keys: keys are sentences, which may contain dots and colons.
    keySeparator: false,
    nsSeparator: false,
  });
  return instance;
}

function instanceOf(locale: Locale): Promise<i18n> {
  const instance = instances.get(locale) ?? makeInstance(locale);
  instances.set(locale, instance);
  return instance;
}

/**
 * The translations of one namespace in a browser, loaded when they are first needed. Null when that fails; the next
 * call retries.
 */
export async function browserMessages(
  locale: Locale,
  namespace: BrowserNamespace,
): Promise<Translate | null> {
  try {
    const instance = await instanceOf(locale);
    await instance.loadNamespaces(namespace);
    if (instance.hasResourceBundle(locale, namespace)) {
      const t = instance.getFixedT(locale, namespace) as (key: string, options: object) => string;
      // Parameters are passed as `replace`, so that one from a server can not act as an option of i18next.
      return (key, params = {}) => t(key, { replace: params });
    }
  } catch {
    // i18next itself failed to load, so the next call retries.
  }
  instances.delete(locale);
  return null;
}
