import type { Field, TextFieldSingleValidation } from 'payload';

/** Accepts a path of this site, a fragment, or an http(s), mailto or tel address. */
const validateHref: TextFieldSingleValidation = (value, { required, req }) => {
  const vietnamese = req.i18n.language === 'vi';
  if (!value) {
    if (!required) return true;
    return vietnamese ? 'Cần có địa chỉ liên kết.' : 'A link address is needed.';
  }
  if (/^(\/(?!\/)|#)[^\s<>"]*$/.test(value) || /^(mailto:|tel:)\S+$/.test(value)) return true;
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return true;
  return vietnamese
    ? 'Địa chỉ bắt đầu bằng / (trang của site, không có /en), https://, mailto: hoặc tel:.'
    : 'Start with / (a page of this site, without /en), https://, mailto: or tel:.';
};

/** An address; pages of this site are written without a language prefix, the site adds it. */
export function hrefField(options: { name?: string; required?: boolean } = {}): Field {
  return {
    name: options.name ?? 'href',
    type: 'text',
    label: { vi: 'Liên kết', en: 'Link' },
    required: options.required ?? false,
    validate: validateHref,
  };
}

/** A button: what it says and where it leads. */
export function buttonField(
  name: string,
  label: { vi: string; en: string },
  required = false,
): Field {
  return {
    name,
    type: 'group',
    label,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'text',
            type: 'text',
            label: { vi: 'Chữ trên nút', en: 'Button text' },
            required,
          },
          hrefField({ required }),
        ],
      },
    ],
  };
}
