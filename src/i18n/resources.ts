import enCommon from '@messages/en/common.json';
import enErrors from '@messages/en/errors.json';
import enForms from '@messages/en/forms.json';
import enPictures from '@messages/en/pictures.json';
import enValidation from '@messages/en/validation.json';
import viCommon from '@messages/vi/common.json';
import viErrors from '@messages/vi/errors.json';
import viForms from '@messages/vi/forms.json';
import viPictures from '@messages/vi/pictures.json';
import viValidation from '@messages/vi/validation.json';

const vi = {
  common: viCommon,
  errors: viErrors,
  forms: viForms,
  pictures: viPictures,
  validation: viValidation,
};

export type Messages = typeof vi;
export type Namespace = keyof Messages;

export const resources = {
  vi,
  en: {
    common: enCommon,
    errors: enErrors,
    forms: enForms,
    pictures: enPictures,
    validation: enValidation,
  },
};
