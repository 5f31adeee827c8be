import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { phoneCountries } from '@/leads/schema/foreign-phone';
import { type FieldName, forms } from '@/leads/schema/forms';
import { type FieldErrors, type FieldValues, TICKED } from '@/leads/schema/validate';
import { CheckboxField } from '../ui/checkbox-field';
import { SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';
import { TextareaField } from '../ui/textarea-field';
import { choices } from './choices';

type BookDemoFieldsProps = {
  locale: Locale;
  values: FieldValues | undefined;
  errors: FieldErrors;
};

/** The controls of forms.md, column book-demo, in their order. */
export function BookDemoFields({ locale, values, errors }: BookDemoFieldsProps) {
  const t = getT(locale, 'forms');
  const message = getT(locale, 'validation');
  const controls = forms['book-demo'];

  const shared = (name: FieldName) => {
    const error = errors[name];
    return {
      name,
      value: values?.[name] ?? '',
      error: error ? message(error) : undefined,
      required: controls[name].required,
      optional: controls[name].required ? null : t('hint.optional'),
      maxLength: controls[name].maxLength,
    };
  };
  const select = (name: FieldName) => {
    const { maxLength: _maxLength, ...rest } = shared(name);
    return { ...rest, placeholder: t('placeholder.choose') };
  };
  const box = (name: FieldName) => {
    const { name: id, error, required, value } = shared(name);
    return { name: id, error, required, value: TICKED, checked: value === TICKED };
  };
  const { required: _required, ...description } = shared('description');

  return (
    <div className="mt-5 grid gap-x-4 gap-y-5 tablet:grid-cols-6">
      <SelectField
        {...select('salutation')}
        label={t('field.salutation')}
        options={choices(locale).salutation}
        className="tablet:col-span-2"
      />
      <TextField
        {...shared('name')}
        label={t('field.name')}
        input={{ autoComplete: 'name' }}
        className="tablet:col-span-4"
      />
      <TextField
        {...shared('email')}
        label={t('field.email')}
        input={{ type: 'email', autoComplete: 'email', inputMode: 'email' }}
        className="tablet:col-span-6"
      />
      {locale === 'en' ? (
        <SelectField
          {...select('phoneCountry')}
          value={values?.phoneCountry || 'VN'}
          placeholder={null}
          label={t('field.phoneCountry')}
          options={phoneCountries(locale).map(({ code, name }) => ({ value: code, label: name }))}
          className="tablet:col-span-3"
        />
      ) : null}
      <TextField
        {...shared('phone')}
        label={t('field.phone')}
        input={{ type: 'tel', autoComplete: 'tel', inputMode: 'tel' }}
        className="tablet:col-span-3"
      />
      <TextField
        {...shared('company')}
        label={t('field.website')}
        input={{ autoComplete: 'url', inputMode: 'url' }}
        className={locale === 'en' ? 'tablet:col-span-6' : 'tablet:col-span-3'}
        hint={t('hint.website')}
      />
      <SelectField
        {...select('industry')}
        label={t('field.industry')}
        options={choices(locale).industry}
        className="tablet:col-span-3"
      />
      <SelectField
        {...select('jobTitle')}
        label={t('field.jobTitle')}
        options={choices(locale).jobTitle}
        className="tablet:col-span-3"
      />
      <SelectField
        {...select('preferredLanguage')}
        value={values?.preferredLanguage || locale}
        placeholder={null}
        label={t('field.preferredLanguage')}
        options={choices(locale).preferredLanguage}
        className="tablet:col-span-6"
      />
      <TextareaField
        {...description}
        label={t('field.description')}
        className="tablet:col-span-6"
      />
      <div className="tablet:col-span-6">
        <CheckboxField {...box('agree')} label={t('consent.agree')} />
        <CheckboxField {...box('consentMarketing')} label={t('consent.marketing')} />
      </div>
    </div>
  );
}
