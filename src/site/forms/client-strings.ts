import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { forms, type ValidationMessage } from '@/leads/schema/forms';

/** What the enhancer says, in the page's language; nothing is fetched for it. */
export type ClientStrings = {
  messages: Partial<Record<ValidationMessage, string>>;
  busy: string;
  network: string;
  offline: string;
};

const extraMessages = ['choice.invalid', 'description.tooLong', 'text.tooLong'] as const;

export function clientStrings(locale: Locale): ClientStrings {
  const t = getT(locale, 'forms');
  const message = getT(locale, 'validation');
  const used = Object.values(forms['book-demo']).flatMap((control) =>
    [control.empty, control.invalid].filter((key) => key !== undefined),
  );
  const keys = new Set<ValidationMessage>([...used, ...extraMessages]);
  return {
    messages: Object.fromEntries([...keys].map((key) => [key, message(key)])),
    busy: t('submit.busy'),
    network: t('notice.network'),
    offline: t('notice.offline'),
  };
}
