import { describe, expect, it } from 'vitest';
import { searchSpellings } from '@/leads/management/match-leads-of-same-person';
import { phoneKeyOf } from '@/leads/privacy/phone-number-spellings';
import { toE164 } from '@/leads/schema/validate-phone-by-country';
import { isVietnameseMobile } from '@/leads/schema/form-validation-rules';

describe('phone', () => {
  it.each([
    ['(028) 7300 0003', '+842873000003'],
    ['(024) 3825 1234', '+842438251234'],
    ['024 3825 1234', '+842438251234'],
    ['028/7300/0003', '+842873000003'],
    ['028.7300.0003', '+842873000003'],
    ['028—7300—0003', '+842873000003'],
    ['(+84) 28 7300 0003', '+842873000003'],
    ['(84-28) 7300 0003', '+842873000003'],
    ['0084 (24) 3825-1234', '+842438251234'],
    ['(0236) 3822 355', '+842363822355'],
  ])(
    'D5 spaces, dots, dashes, slashes and parentheses in a phone number do not count (landlines: %s)',
    (typed, e164) => {
      expect(isVietnameseMobile(typed)).toBe(true);
      expect(toE164(typed, '')).toBe(e164);
      expect(phoneKeyOf(typed)).toBe(e164);
    },
  );

  it.each([
    '(028) 7300',
    '(028) 7300 0003 ext. 5',
    '(018) 7300 0003',
    '(028) 7300 0003 / 0004',
    '()',
  ])('an invalid number stays invalid (%s)', (typed) => {
    expect(isVietnameseMobile(typed)).toBe(false);
  });

  it.each(['(028) 7300', '028/7300', '+84 (28) 7300', '028-7300-0003'])(
    'the search of leads finds a landline by %s',
    (typed) => {
      const found = searchSpellings(typed).some((spelling) => '842873000003'.includes(spelling));
      expect(found).toBe(true);
    },
  );
});
