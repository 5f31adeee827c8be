import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { FormStage } from '../../forms/form-stage';
import { LeadForm } from '../../forms/lead-form';
import type { TicketFormModel } from './model';

type TicketFormProps = { model: TicketFormModel; locale: Locale };

/** Registration for one event: what it is on the left, the form on the right. */
export function TicketForm({ model, locale }: TicketFormProps) {
  const { offer, page, version } = model;
  return (
    <FormStage titleLines={model.titleLines} text={model.text}>
      {offer ? (
        <LeadForm
          kind="get-ticket"
          locale={locale}
          version={version}
          page={page}
          subject={{ event: offer.event }}
          offer={offer}
        />
      ) : (
        <p className="rounded-card border border-line bg-paper p-5 text-lead tablet:p-8">
          {getT(locale, 'forms')('ticket.none')}
        </p>
      )}
    </FormStage>
  );
}
