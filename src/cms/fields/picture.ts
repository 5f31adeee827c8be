import type { Field } from 'payload';
import { pictureNames } from '@/site/pictures/names';

/** Chooses one of the drawn product pictures. */
export function pictureField(): Field {
  return {
    name: 'picture',
    type: 'select',
    required: true,
    defaultValue: pictureNames[0],
    label: { vi: 'Hình vẽ', en: 'Drawn picture' },
    options: pictureNames.map((name) => ({ value: name, label: name })),
  };
}
