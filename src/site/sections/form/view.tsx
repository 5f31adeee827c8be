import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { FormStage } from '../../forms/form-beside-text';
import { LeadForm } from '../../forms/lead-form';
import { FormAside } from './form-side-notes';
import { prefilledState } from './prefilled-values';
import type { FormModel } from './model';

type FormProps = { model: FormModel; locale: Locale };

/**
 * The section with a form: its purpose on the left, the form on the right; demo and contact forms are the first section
 * of their page.
 */
export function Form({ model, locale }: FormProps) {
  const { kind, titleLines, text, page, version, subject, office, offer, begun } = model;
  return (
    <FormStage
      titleLines={titleLines}
      text={text}
      aside={<FormAside model={model} locale={locale} />}
      ground={kind === 'newsletter' ? 'paper' : 'warm'}
      isHero={kind === 'book-demo' || kind === 'contact'}
    >
      {kind === 'get-ticket' && !offer ? (
        <p className="rounded-card border border-line bg-paper p-5 text-lead tablet:p-8">
          {getT(locale, 'forms')('ticket.none')}
        </p>
      ) : (
        <LeadForm
          kind={kind}
          locale={locale}
          version={version}
          page={page}
          subject={subject}
          promiseMinutes={office?.promiseMinutes}
          offer={offer}
          state={begun ? prefilledState(begun, locale) : null}
        />
      )}
    </FormStage>
  );
}
