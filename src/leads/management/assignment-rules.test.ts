import { describe, expect, it } from 'vitest';
import { hubLabels, industryLabels } from '@/leads/model/lead-labels';
import {
  emailKeyOf,
  searchSpellings,
  searchTextOf,
  searchWords,
} from '@/leads/management/match-leads-of-same-person';
import {
  goesInTurn,
  ownerByRule,
  type Routed,
  type Rule,
} from '@/leads/management/assignment-rules';
import { hubs } from '@/leads/schema/form-choice-codes';
import english from '@messages/en/forms.json';
import vietnamese from '@messages/vi/forms.json';

const lead: Routed = {
  kind: 'book-demo',
  industry: 'retail',
  preferredLanguage: 'vi',
  hub: null,
  page: '/solutions/retail',
  event: null,
  document: null,
};

describe('assignment rules', () => {
  const cases: [name: string, rule: Partial<Rule>, fits: boolean][] = [
    ['without conditions', {}, true],
    ['of its kind', { kinds: ['contact', 'book-demo'] }, true],
    ['of another kind', { kinds: ['contact'] }, false],
    ['of its industry', { industries: ['retail'] }, true],
    ['of another language', { languages: ['en'] }, false],
    ['of a hub it does not have', { hubs: ['ha-noi'] }, false],
    ['of its page', { interest: 'Solutions/Retail ' }, true],
    ['of another page', { interest: '/pricing' }, false],
    ['of which one condition fails', { industries: ['retail'], languages: ['en'] }, false],
  ];
  it.each(cases)('a rule %s', (_, rule, fits) => {
    expect(ownerByRule([{ ...rule, owner: 7 }], lead, [7])).toBe(fits ? 7 : null);
  });

  it('the first matching rule decides; a rule whose owner is unavailable is skipped', () => {
    const rules: Rule[] = [{ owner: 1 }, { owner: 2 }, { owner: 3 }];
    expect(ownerByRule(rules, lead, [2, 3])).toBe(2);
    expect(ownerByRule(rules, lead, [])).toBeNull();
  });

  it('applications and newsletter sign-ups are assigned only by a rule that names them', () => {
    const career = { ...lead, kind: 'career' };
    expect(goesInTurn(career)).toBe(false);
    expect(goesInTurn(lead)).toBe(true);
    expect(ownerByRule([{ owner: 7 }], career, [7])).toBeNull();
    expect(ownerByRule([{ owner: 7, kinds: ['career'] }], career, [7])).toBe(7);
  });
});

describe('the search text of a lead', () => {
  it('lower-cases addresses and otherwise keeps them', () => {
    expect(emailKeyOf(' Lan.Tran+1@Example.COM ')).toBe('lan.tran+1@example.com');
    expect(emailKeyOf('')).toBeNull();
    expect(emailKeyOf(null)).toBeNull();
  });

  it('ignores diacritics, and separators in numbers', () => {
    expect(searchWords('Đặng Quốc (090) 311-1222')).toBe('dang quoc 0903111222');
    expect(searchWords('0903.111 222')).toBe('0903111222');
    const text = searchTextOf({ name: 'Lê Ánh', email: 'Anh@Le.example', phone: '0903 111 222' });
    expect(text).toBe('le anh 0903111222 anh le example anh@le.example');
  });

  it.each([
    ['+84 987.654.321', '+84987654321'],
    ['0084 987654321', '+84987654321'],
    ['0987 654 321', '+84987654321'],
    ['84-987-654-321', null],
    ['0987654321', null],
  ])('finds a phone typed %s in every spelling', (phone, phoneE164) => {
    const text = searchTextOf({ name: 'Lan', phone, phoneE164 });
    const asked = ['0987654321', '0987 654 321', '+84 987.654.321', '84987654321'];
    for (const one of [...asked, '0084 987654321', '+84 (0) 987654321', '0987 65', '987654321']) {
      expect(searchSpellings(one).some((spelling) => text.includes(spelling))).toBe(true);
    }
    expect(searchSpellings('0987654322').some((spelling) => text.includes(spelling))).toBe(false);
  });

  it('finds a foreign number that was dialled with two zeros', () => {
    const text = searchTextOf({ phone: '+65 8123 4567', phoneE164: '+6581234567' });
    expect(searchSpellings('0065 81234567').some((one) => text.includes(one))).toBe(true);
    expect(searchSpellings('Công ty 84')).toEqual(['cong ty 84']);
  });
});

it('staff see the same industry names as visitors', () => {
  for (const [code, label] of Object.entries(industryLabels)) {
    expect(vietnamese.industry).toMatchObject({ [code]: label.vi });
    expect(english.industry).toMatchObject({ [code]: label.en });
  }
  expect(Object.keys(hubLabels)).toEqual([...hubs]);
});
