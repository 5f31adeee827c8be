import { expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { formKinds } from '@/leads/schema/form-definitions';
import { clientStrings } from '@/site/forms/form-script-strings';
import { rightValues, roundsOf } from '../../../tests/e2e/forms/bad-input-of-every-form';

it.each(formKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
  'the script of a form has every message of its controls: %s in %s',
  (kind, locale) => {
    const known = Object.values(clientStrings(kind, locale).messages);
    const rounds = roundsOf(kind, locale, rightValues(kind, locale, 'lan@example.com'));
    const said = rounds.flatMap(({ messages }) => Object.values(messages));
    expect(said.length).toBeGreaterThan(1);
    expect(known).toEqual(expect.arrayContaining(said));
  },
);
