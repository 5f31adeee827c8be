import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { ValidationMessage } from '@/leads/schema/form-controls';
import { controlsOf, type FormKind } from '@/leads/schema/form-definitions';

/** The strings that a form's script shows, in the page's language; the form's HTML contains them (`data-strings`). */
export type ClientStrings = {
  messages: Partial<Record<ValidationMessage, string>>;
  busy: string;
  network: string;
  offline: string;
  resumed: string;
  /** The title of the error summary: for one invalid field, and with `{{count}}` for more. */
  summaryOne: string;
  summaryMore: string;
};

const extraMessages = ['choice.invalid', 'description.tooLong', 'text.tooLong'] as const;

export function clientStrings(kind: FormKind, locale: Locale): ClientStrings {
  const t = getT(locale, 'forms');
  const message = getT(locale, 'validation');
  const used = controlsOf(kind).flatMap(([, { empty, invalid }]) =>
    [empty, invalid].filter((key) => key !== undefined),
  );
  const keys = new Set<ValidationMessage>([...used, ...extraMessages]);
  return {
    messages: Object.fromEntries([...keys].map((key) => [key, message(key)])),
    busy: t('submit.busy'),
    network: t('notice.network'),
    offline: t(kind === 'career' ? 'notice.offlineFile' : 'notice.offline'),
    resumed: t('notice.resumed'),
    summaryOne: t('summary.title', { count: 1 }),
    summaryMore: t('summary.title', { count: 7 }).replace('7', '{{count}}'),
  };
}
