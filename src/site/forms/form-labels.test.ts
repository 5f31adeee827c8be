import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { industries, jobTitles, salutations } from '@/leads/schema/form-choice-codes';
import { FormFields } from '@/site/forms/form-fields';
import english from '@messages/en/forms.json';
import vietnamese from '@messages/vi/forms.json';

/** The HTML of the demo form's fields. */
const pageOf = (locale: 'vi' | 'en') =>
  renderToStaticMarkup(
    createElement(FormFields, { kind: 'book-demo', locale, state: null, offer: null }),
  );

/** The text of a control's label, with "optional" where it has that. */
function labelOf(html: string, name: string): string {
  const labels = html.match(/<label.*?<\/label>/g) ?? [];
  const label = labels.find(
    (one) => one.includes(`for="book-demo-${name}"`) || one.includes(`name="${name}"`),
  );
  return (label ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The options of a select: their labels by value. */
function optionsOf(html: string, name: string): Record<string, string> {
  const select = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(html)?.[1] ?? '';
  const options = [...select.matchAll(/<option([^>]*)>([^<]*)<\/option>/g)];
  return Object.fromEntries(
    options.map(([, attributes = '', words = '']) => [
      /value="([^"]*)"/.exec(attributes)?.[1] ?? 'no value',
      words.replaceAll('&amp;', '&'),
    ]),
  );
}

describe('§3 the demo form labels every field and its checkbox in both languages', () => {
  it.each([
    ['vi', 'name', 'Họ và tên'],
    ['vi', 'email', 'Email'],
    ['vi', 'phone', 'Số điện thoại'],
    ['vi', 'company', 'Website công ty'],
    ['vi', 'industry', 'Lĩnh vực kinh doanh'],
    ['vi', 'jobTitle', 'Chức vụ'],
    ['vi', 'salutation', 'Danh xưng'],
    ['vi', 'preferredLanguage', 'Ngôn ngữ bạn muốn trao đổi'],
    ['vi', 'description', 'Bạn muốn xem điều gì trong buổi demo?'],
    ['vi', 'agree', 'Tôi đồng ý để Tamvia liên hệ qua điện thoại hoặc email về yêu cầu này.'],
    ['en', 'name', 'Full name'],
    ['en', 'email', 'Email'],
    ['en', 'phone', 'Phone'],
    ['en', 'phoneCountry', 'Country code'],
    ['en', 'company', 'Company website'],
    ['en', 'industry', 'Company industry'],
    ['en', 'jobTitle', 'Job title'],
    ['en', 'salutation', 'Title'],
    ['en', 'preferredLanguage', 'Preferred language'],
    ['en', 'description', 'What would you like to see in the demo?'],
    ['en', 'agree', 'I agree to be contacted by Tamvia, by phone or email, about this request.'],
  ] as const)('%s, %s: %s', (locale, name, words) => {
    expect(labelOf(pageOf(locale), name).replace(/ \(?(tuỳ chọn|optional)\)?$/, '')).toBe(words);
  });
});

describe('the options of the specification, section 3', () => {
  it('§3 salutations: Anh, Chị', () => {
    const { anh, chi, ...others } = optionsOf(pageOf('vi'), 'salutation');
    expect([anh, chi, others]).toEqual(['Anh', 'Chị', { '': 'Chọn' }]);
    expect(optionsOf(pageOf('en'), 'salutation')).toEqual({ '': 'Choose', anh: 'Mr', chi: 'Ms' });
  });

  it('§3 industries: the eight', () => {
    const listed =
      'Beauty & Fitness, Education, Finance, Healthcare, Real Estate, Retail, Technology, Other';
    const { '': placeholder, ...industry } = optionsOf(pageOf('en'), 'industry');
    expect([placeholder, Object.values(industry).join(', ')]).toEqual(['Choose', listed]);
    expect(Object.keys(optionsOf(pageOf('vi'), 'industry'))).toEqual(['', ...industries]);
  });

  it('§3 job titles: the six', () => {
    const listed =
      'C-Level/Director/BOD, Manager/Leader, Expert, Specialist/Executive, Intern/Freelance, Other';
    const { '': placeholder, ...jobTitle } = optionsOf(pageOf('en'), 'jobTitle');
    expect([placeholder, Object.values(jobTitle).join(', ')]).toEqual(['Choose', listed]);
    expect(Object.keys(optionsOf(pageOf('vi'), 'jobTitle'))).toEqual(['', ...jobTitles]);
  });

  it('forms: enumerations are stored as codes and shown in both languages (words for every code)', () => {
    for (const { salutation, industry, jobTitle } of [vietnamese, english]) {
      expect(Object.keys(salutation)).toEqual([...salutations]);
      expect(Object.keys(industry)).toEqual([...industries]);
      expect(Object.keys(jobTitle)).toEqual([...jobTitles]);
      for (const words of [salutation, industry, jobTitle].map((group) => Object.values(group))) {
        expect(new Set(words).size).toBe(words.length);
      }
    }
  });

  it("forms: preferredLanguage starts as the page's language (as rendered)", () => {
    for (const locale of ['vi', 'en'] as const) {
      const select = /<select[^>]*name="preferredLanguage"[^>]*>.*?<\/select>/.exec(pageOf(locale));
      const chosen = /<option[^>]*selected=""[^>]*>/.exec(select?.[0] ?? '')?.[0];
      expect(chosen).toContain(`value="${locale}"`);
    }
  });
});
