import type { Field, TextFieldSingleValidation } from 'payload';

/**
 * Validates a link: a path of this site, a fragment, or an http(s), mailto or tel URL. A path has no backslash:
 * browsers read a backslash as a slash, and two as the beginning of another host.
 */
export const validateHref: TextFieldSingleValidation = (value, { required, req }) => {
  const vietnamese = req.i18n.language === 'vi';
  if (!value) {
    if (!required) return true;
    return vietnamese ? 'Cần có địa chỉ liên kết.' : 'A link address is needed.';
  }
  if (/^(\/(?!\/)|#)[^\s<>"\\]*$/.test(value) || /^(mailto:|tel:)\S+$/.test(value)) return true;
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return true;
  return vietnamese
    ? 'Địa chỉ bắt đầu bằng / (trang của site, không có /en), https://, mailto: hoặc tel:.'
    : 'Start with / (a page of this site, without /en), https://, mailto: or tel:.';
};

/**
 * Validates the link of a button: a button with a label requires a URL; otherwise the site would drop the button
 * silently.
 */
const validateButtonHref: TextFieldSingleValidation = (value, options) => {
  const { text } = options.siblingData as { text?: string | null };
  return validateHref(value, { ...options, required: options.required || Boolean(text?.trim()) });
};

/** Validates an absolute URL with a host. */
const validateWebAddress: TextFieldSingleValidation = (value, { required, req }) => {
  if (!value && !required) return true;
  if (value && /^https?:\/\/[^\s<>"]+$/.test(value) && URL.canParse(value)) return true;
  return req.i18n.language === 'vi'
    ? 'Cần một địa chỉ đầy đủ, bắt đầu bằng https://. Ví dụ: https://trang.vn/ten.'
    : 'A whole address is needed, starting with https://. Example: https://site.com/name.';
};

type Words = { vi: string; en: string };
/** The help text of a link field that has no other. */
export const HREF_HELP: Words = {
  vi: 'Trang của site: /pricing, không có /en. Nơi khác: https://…',
  en: 'A page of this site: /pricing, without /en. Elsewhere: https://…',
};
type LinkOptions = {
  name?: string;
  label?: Words;
  description?: Words;
  required?: boolean;
  localized?: boolean;
  validate?: TextFieldSingleValidation;
};

/** A URL; paths of this site are written without a language prefix, which the site adds. */
export function hrefField(options: LinkOptions = {}): Field {
  return {
    name: options.name ?? 'href',
    type: 'text',
    label: options.label ?? { vi: 'Liên kết', en: 'Link' },
    localized: options.localized ?? false,
    required: options.required ?? false,
    validate: options.validate ?? validateHref,
    admin: { description: options.description ?? HREF_HELP },
  };
}

/** The URL of a page on another site: a social network, a map, a chat. */
export function webAddressField(options: LinkOptions & { name: string }): Field {
  return {
    name: options.name,
    type: 'text',
    label: options.label ?? { vi: 'Địa chỉ', en: 'Address' },
    localized: options.localized ?? false,
    required: options.required ?? false,
    validate: validateWebAddress,
    admin: { description: options.description },
  };
}

/** A button: its label and its URL. */
export function buttonField(
  name: string,
  label: { vi: string; en: string },
  options: { required?: boolean; localized?: boolean } | boolean = {},
): Field {
  const { required = false, localized = false } =
    typeof options === 'boolean' ? { required: options } : options;
  return {
    name,
    type: 'group',
    localized,
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
          hrefField({ required, validate: validateButtonHref }),
        ],
      },
    ],
  };
}
