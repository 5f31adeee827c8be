import type { Field } from 'payload';
import { pictureNames } from '@/lib/picture-names';

/** Chooses one of the drawn product pictures; one that is not required starts empty. */
export function pictureField({
  required = true,
  localized = false,
}: { required?: boolean; localized?: boolean } = {}): Field {
  return {
    name: 'picture',
    type: 'select',
    localized,
    required,
    defaultValue: required ? pictureNames[0] : undefined,
    label: { vi: 'Hình vẽ', en: 'Drawn picture' },
    options: pictureNames.map((name) => ({ value: name, label: name })),
    admin: {
      description: {
        vi: 'Hình sản phẩm vẽ sẵn; chữ trong hình theo ngôn ngữ của trang.',
        en: 'A drawing of the product; its words follow the language of the page.',
      },
    },
  };
}
