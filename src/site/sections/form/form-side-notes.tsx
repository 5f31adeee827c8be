import type { Locale } from '@/i18n/locales';
import { telHref } from '@/lib/tel-href';
import { FormSteps } from '../../forms/steps-after-sending';
import { OfficeNote } from '../../forms/office-hours-note';
import { Icon } from '../../ui/icon';
import { TextLink } from '../../ui/text-link';
import type { FormModel } from './model';

type FormAsideProps = { model: FormModel; locale: Locale };

/**
 * The content below the text of a form: contact links, the next steps, the contents of a document, and office hours.
 */
export function FormAside({ model, locale }: FormAsideProps) {
  const { reach, steps, ways, points, office } = model;
  return (
    <>
      {reach ? (
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
          {reach.phone ? <TextLink href={telHref(reach.phone)} text={reach.phone} /> : null}
          {reach.email ? <TextLink href={`mailto:${reach.email}`} text={reach.email} /> : null}
        </p>
      ) : null}
      {steps ? <FormSteps steps={steps} /> : null}
      {ways ? (
        <dl className="mt-8 hidden border-t border-line tablet:block">
          {ways.map((way) => (
            <div key={way.title} className="border-b border-line py-4">
              <dt className="font-semibold">{way.title}</dt>
              <dd className="mt-1 text-muted">{way.text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {points ? (
        <ul className="mt-8 grid gap-3">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <Icon name="check" className="mt-1 size-5 shrink-0 text-jade" />
              {point}
            </li>
          ))}
        </ul>
      ) : null}
      {office ? <OfficeNote office={office} locale={locale} /> : null}
    </>
  );
}
