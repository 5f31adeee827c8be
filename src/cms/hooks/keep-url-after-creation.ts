import type { FieldHook, TypeWithID } from 'payload';
import { fieldError } from '@/lib/field-validation-error';

type Words = { vi: string; en: string };

/**
 * The error message for a changed URL. It says that a page's URL is changed by moving the page, which moves both
 * languages at once and creates a redirect (src/cms/redirects).
 */
const moved = (collection: string, id: unknown): Words => ({
  vi: `Địa chỉ không đổi được khi lưu. Hãy dùng nút “Đổi địa chỉ” trên biểu mẫu, hoặc POST /api/${collection}/${String(id)}/move với {"to": "…"}.`,
  en: `Saving can not change the address. Use “Change address” above the form, or POST /api/${collection}/${String(id)}/move with {"to": "…"}.`,
});

const fixed: Words = {
  vi: 'Giá trị này cố định sau khi tạo.',
  en: 'This is fixed once the entry is made.',
};

/**
 * Refuses a change of a field that is fixed once it has a value; without this hook the CMS drops the new value and
 * answers 200. Applies only to programs, which send JSON. The admin's form, which is sent in parts (multipart), shows
 * the field locked: the form's value may be outdated, because a colleague has moved the URL since it was opened, and
 * must not keep the editor from saving. So the value of a form is dropped.
 * @param isMoved whether the value is the URL of a page, which an editor can move
 * @throws ValidationError naming the field and, for a page's URL, saying how it is moved, in the editor's language
 */
export const staysAsCreated =
  ({ isMoved }: { isMoved: boolean }): FieldHook<TypeWithID, unknown> =>
  ({
    collection,
    field,
    operation,
    originalDoc,
    overrideAccess,
    path,
    previousValue,
    req,
    value,
  }) => {
    const isFromForm = req.headers.get('content-type')?.startsWith('multipart/') ?? false;
    if (operation !== 'update' || overrideAccess || isFromForm) return value;
    if (!previousValue || value === undefined || value === previousValue) return value;
    const slug = collection?.slug ?? '';
    const words = isMoved ? moved(slug, originalDoc?.id) : fixed;
    const message = req.i18n.language === 'vi' ? words.vi : words.en;
    const label = field.label ? { label: field.label } : {};
    throw fieldError(req, slug, [{ ...label, message, path: path.join('.') }]);
  };
