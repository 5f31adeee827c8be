import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { CheckboxField } from '../ui/checkbox-field';
import { SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';
import { TextareaField } from '../ui/textarea-field';
import { Chapter, Grounds, type Ground, Specimen } from './gallery-chapter';

type FieldChapterProps = { locale: Locale };

const states = ['rest', 'invalid', 'disabled'] as const;
type State = (typeof states)[number];

type FieldSetProps = { locale: Locale; state: State; prefix: string };

function FieldSet({ locale, state, prefix }: FieldSetProps) {
  const t = getT(locale, 'gallery');
  const wrong = state === 'invalid';
  const channels = [
    { value: 'zalo', label: 'Zalo' },
    { value: 'phone', label: t('field.phoneChannel') },
  ];
  return (
    <fieldset disabled={state === 'disabled'} className="grid content-start gap-5">
      <TextField
        name={`${prefix}-email`}
        label={t('field.email')}
        optional={null}
        hint={t('field.emailHint')}
        value={wrong ? 'lan@hoamai' : ''}
        error={wrong ? t('field.emailError') : undefined}
        maxLength={200}
        input={{ type: 'email', inputMode: 'email' }}
      />
      <TextField
        name={`${prefix}-long`}
        label={t('field.long')}
        optional={t('field.optional')}
        value="12.400"
        error={undefined}
        maxLength={20}
      />
      <SelectField
        name={`${prefix}-channel`}
        label={t('field.channel')}
        optional={null}
        placeholder={t('field.channelNone')}
        options={channels}
        value=""
        error={undefined}
      />
      <TextareaField
        name={`${prefix}-note`}
        label={t('field.note')}
        optional={t('field.optional')}
        value=""
        error={undefined}
        maxLength={2000}
      />
      <CheckboxField
        name={`${prefix}-consent`}
        label={t('field.consent')}
        value="yes"
        checked={state === 'disabled'}
        error={wrong ? t('field.consentError') : undefined}
        required
      />
    </fieldset>
  );
}

/** Form controls: normal, with an error, and disabled. */
export function FieldChapter({ locale }: FieldChapterProps) {
  const t = getT(locale, 'gallery');
  const fields = (ground: Ground) => (
    <div className="grid grid-cols-1 gap-10 tablet:grid-cols-2 desktop:grid-cols-3">
      {states.map((state) => (
        <Specimen key={state} name={t(`state.${state}`)}>
          <FieldSet locale={locale} state={state} prefix={`${ground}-${state}`} />
        </Specimen>
      ))}
    </div>
  );
  return (
    <Chapter id="fields" title={t('chapter.fields')}>
      <Grounds locale={locale}>{fields}</Grounds>
    </Chapter>
  );
}
