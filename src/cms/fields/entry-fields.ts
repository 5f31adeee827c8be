import type { Field } from 'payload';
import { entryAddresses } from '@/lib/urls-of-entry-lists';
import { staysAsCreated } from '../hooks/keep-url-after-creation';
import { type AddressRule, copyAddress, keepAddressRule } from '../hooks/validate-url-of-drafts';
import { say, type Words } from './bilingual-admin-text';

type Options = { required?: boolean; description?: Words };

/** A text field of one line, with a value for each language. */
export function line(name: string, label: Words, options: Options = {}): Field {
  const { required = false, description } = options;
  return { name, type: 'text', localized: true, required, label, admin: { description } };
}

/** A localized text field of several lines. */
export function paragraph(name: string, label: Words, options: Options = {}): Field {
  const { required = false, description } = options;
  return { name, type: 'textarea', localized: true, required, label, admin: { description } };
}

/** A localized checkbox. */
export function flag(name: string, label: Words, description?: Words): Field {
  return {
    name,
    type: 'checkbox',
    localized: true,
    defaultValue: false,
    label,
    admin: { description },
  };
}

type Choice = { value: string; label: Words };

/** A localized select field. */
export function choice(name: string, label: Words, options: Choice[]): Field {
  return { name, type: 'select', localized: true, label, options };
}

type NumberOptions = { min?: number; max?: number; defaultValue?: number };

/** A localized number. */
export function amount(name: string, label: Words, options: NumberOptions = {}): Field {
  return { name, type: 'number', localized: true, label, ...options };
}

/** The position of the entry in lists that editors order. */
export function positionField(): Field {
  return {
    ...amount('position', { vi: 'Thứ tự', en: 'Position' }, { min: 0, defaultValue: 100 }),
    admin: {
      position: 'sidebar',
      description: { vi: 'Số nhỏ đứng trước.', en: 'Lower numbers come first.' },
    },
  } as Field;
}

/** The checkbox that marks an entry as invented content (D16); settings say where pages label it (ADR-0033). */
export function sampleField(): Field {
  return {
    name: 'sample',
    type: 'checkbox',
    localized: true,
    defaultValue: false,
    label: { vi: 'Nội dung minh hoạ', en: 'Sample content' },
    admin: {
      position: 'sidebar',
      description: {
        vi: 'Đánh dấu khi tên, lời trích hay con số là minh hoạ.',
        en: 'Mark it while names, quotes or figures are invented.',
      },
    },
  };
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type SlugOptions = { description?: Words; rule?: (slug: string) => Words | null };

/**
 * Validates a slug: its characters, the rule of its collection if there is one, and that no other entry has it. The
 * database has a unique constraint too.
 */
function validateSlug(type: string, rule: SlugOptions['rule']): AddressRule {
  return async (value, { id, req }) => {
    if (!value || !SLUG.test(value)) {
      return say(
        req,
        'Chỉ gồm chữ thường không dấu, số và gạch nối. Ví dụ: hoi-thao-2026.',
        'Lower-case letters, digits and hyphens only. Example: summit-2026.',
      );
    }
    const broken = rule?.(value);
    if (broken) return say(req, broken.vi, broken.en);
    const same = { slug: { equals: value } };
    const { totalDocs } = await req.payload.count({
      collection: type as 'blogs',
      where: id === undefined ? same : { and: [same, { id: { not_equals: id } }] },
      req,
    });
    return (
      totalDocs === 0 ||
      say(
        req,
        `“${value}” đã được dùng. Hãy chọn tên khác.`,
        `“${value}” is taken. Choose another.`,
      )
    );
  };
}

/** The last part of the entry's URL, the same in both languages and fixed after creation. */
export function slugField(type: string, { description, rule }: SlugOptions = {}): Field {
  const validate = validateSlug(type, rule);
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    label: { vi: 'Tên trong địa chỉ', en: 'Name in the address' },
    validate,
    hooks: {
      beforeValidate: [staysAsCreated({ isMoved: Object.hasOwn(entryAddresses, type) })],
      beforeChange: [keepAddressRule(validate)],
      beforeDuplicate: [copyAddress],
    },
    // The slug is fixed after creation. Both languages share it, so a change would reach published pages without being
    // published.
    access: { update: ({ doc }) => !(doc as { slug?: string } | undefined)?.slug },
    admin: {
      position: 'sidebar',
      description: description ?? {
        vi: 'Dùng chung cho hai ngôn ngữ; cố định sau khi tạo.',
        en: 'The same in both languages; fixed once the entry is made.',
      },
    },
  };
}

/** A localized list of rows. */
export function parts(name: string, labels: { one: Words; many: Words }, fields: Field[]): Field {
  return {
    name,
    type: 'array',
    localized: true,
    label: labels.many,
    labels: { singular: labels.one, plural: labels.many },
    fields,
  };
}

type EntryType = 'categories' | 'content-types';

/** A localized relationship to one category or content type. */
export function belongsTo(name: string, to: EntryType, label: Words): Field {
  return { name, type: 'relationship', relationTo: to, localized: true, label };
}
