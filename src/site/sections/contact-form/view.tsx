import type { Locale } from '@/i18n/locales';
import { telHref } from '@/lib/tel-href';
import { FormStage } from '../../forms/form-stage';
import { LeadForm } from '../../forms/lead-form';
import { OfficeNote } from '../../forms/office-note';
import { TextLink } from '../../ui/text-link';
import type { ContactFormModel } from './model';

type ContactFormProps = { model: ContactFormModel; locale: Locale };

/** A message to the company, beside the quicker ways to the right person. */
export function ContactForm({ model, locale }: ContactFormProps) {
  const { email, phone, ways, office, page, version } = model;
  const aside = (
    <>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
        {phone ? <TextLink href={telHref(phone)} text={phone} /> : null}
        {email ? <TextLink href={`mailto:${email}`} text={email} /> : null}
      </p>
      <dl className="mt-8 hidden border-t border-line tablet:block">
        {ways.map((way) => (
          <div key={way.title} className="border-b border-line py-4">
            <dt className="font-semibold">{way.title}</dt>
            <dd className="mt-1 text-muted">{way.text}</dd>
          </div>
        ))}
      </dl>
      <OfficeNote office={office} locale={locale} />
    </>
  );
  return (
    <FormStage titleLines={model.titleLines} text={model.text} aside={aside} isHero>
      <LeadForm
        kind="contact"
        locale={locale}
        version={version}
        page={page}
        promiseMinutes={office.promiseMinutes}
      />
    </FormStage>
  );
}
