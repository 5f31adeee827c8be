import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { HONEYPOT } from '@/leads/schema/form-values-and-hidden-fields';

/** A field that is hidden from the screen, screen readers and the keyboard, so that only programs fill it in. */
export function Honeypot({ locale }: { locale: Locale }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {getT(locale, 'forms')('field.honeypot')}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
