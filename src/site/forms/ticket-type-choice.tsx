import type { Locale } from '@/i18n/locales';
import { formatVnd } from '@/i18n/format-money';
import { getT } from '@/i18n/server-translations';
import { errorId, FieldError } from '../ui/form-field-with-label';
import type { TicketOffer } from '@/content/list-item-and-text-types';

type TicketTypesProps = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  value: string;
  locale: Locale;
  types: TicketOffer['types'];
  className: string;
};

/** The radio buttons of the ticket types, each in a card with its price; the whole card is the click target. */
export function TicketTypes(props: TicketTypesProps) {
  const { id, name, label, error, value, locale, types, className } = props;
  const t = getT(locale, 'forms');
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      {types.length === 0 ? <p className="text-muted">{t('ticket.none')}</p> : null}
      <div className="grid gap-3">
        {types.map((type, index) => (
          <label
            key={type.code}
            className="flex min-h-14 cursor-pointer items-start gap-3 rounded-control border border-line-control bg-paper px-4 py-3.5 hover:border-ink has-checked:border-ink has-checked:bg-warm has-aria-invalid:border-son"
          >
            <input
              id={index === 0 ? id : `${id}-${type.code}`}
              type="radio"
              name={name}
              value={type.code}
              defaultChecked={value === type.code || types.length === 1}
              data-price={type.price}
              // `aria-invalid` is set on each radio button, because styles and scripts look for it on the control.
              {...(error ? { 'aria-invalid': true } : {})}
              aria-describedby={errorId(id)}
              className="mt-0.5 size-5 shrink-0 accent-son"
            />
            <span className="flex grow flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-semibold">{type.name}</span>
              <span className="tabular-nums">
                {type.price === 0 ? t('ticket.free') : formatVnd(locale, type.price)}
              </span>
              {type.isFull ? (
                <span className="w-full text-small text-muted">{t('ticket.full')}</span>
              ) : type.confirmWithin !== null ? (
                <span className="w-full text-small text-muted">
                  {t('ticket.confirm', { count: type.confirmWithin })}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} name={name} error={error} />
    </fieldset>
  );
}
