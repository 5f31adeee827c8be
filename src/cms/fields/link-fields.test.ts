import type { Field, TextFieldSingleValidation } from 'payload';
import { describe, expect, it } from 'vitest';
import { buttonField } from '@/cms/fields/link-fields';

type ValidateOptions = Parameters<TextFieldSingleValidation>[1];
type Named = { name?: string; fields?: Field[]; validate?: TextFieldSingleValidation };

/** Finds a field by its name, at any depth of the button's fields. */
function inner(field: Named, name: string): Named | undefined {
  if (field.name === name) return field;
  for (const one of field.fields ?? []) {
    const found = inner(one as Named, name);
    if (found) return found;
  }
  return undefined;
}

function judged(href: string | null, text: string | null, language = 'vi'): unknown {
  const field = inner(buttonField('primary', { vi: 'Nút', en: 'Button' }) as Named, 'href');
  const options = { req: { i18n: { language } }, siblingData: { text } };
  return field?.validate?.(href, options as unknown as ValidateOptions);
}

describe('a button of a section', () => {
  it('with a label is not published without an address', () => {
    expect(judged(null, 'Đặt lịch demo')).toBe('Cần có địa chỉ liên kết.');
    expect(judged('', 'Book a demo', 'en')).toBe('A link address is needed.');
  });

  it('may be empty', () => {
    expect(judged(null, null)).toBe(true);
    expect(judged('', '  ')).toBe(true);
  });

  it('leads to a path of the site or to a full address', () => {
    expect(judged('/book-demo', 'Đặt lịch demo')).toBe(true);
    expect(judged('book-demo', 'Đặt lịch demo')).toMatch(/^Địa chỉ bắt đầu bằng/);
  });
});
