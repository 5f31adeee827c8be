import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { DeliveryResultInstruction } from './delivery-result-instruction';

type Props = ComponentProps<typeof DeliveryResultInstruction>;

const shown = (lastResult: unknown, language: string) =>
  renderToStaticMarkup(
    <DeliveryResultInstruction data={{ lastResult }} i18n={{ language } as Props['i18n']} />,
  );

describe('the result of a delivery that a colleague has to act on', () => {
  it('is said in a sentence, in both languages', () => {
    expect(shown('TOO_MANY_RECORDS', 'vi')).toContain('Hãy làm bằng tay trong CRM');
    expect(shown('TOO_MANY_RECORDS', 'en')).toContain('Please do it by hand in the CRM');
  });

  it('stands alone where another attempt follows, or nothing failed', () => {
    expect([shown('HTTP_503', 'vi'), shown(null, 'vi'), shown(undefined, 'en')]).toEqual([
      '',
      '',
      '',
    ]);
  });
});
