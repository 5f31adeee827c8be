import type { Field } from 'payload';
import { pictureNames } from '@/site/pictures/names';

/** Chooses one of the drawn product pictures; one that is not required starts empty. */
export function pictureField({ required = true }: { required?: boolean } = {}): Field {
  return {
    name: 'picture',
    type: 'select',
    required,
    defaultValue: required ? pictureNames[0] : undefined,
    label: { vi: 'Hình vẽ', en: 'Drawn picture' },
    options: pictureNames.map((name) => ({ value: name, label: name })),
  };
}
