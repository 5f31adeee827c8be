import { TextInput } from '@payloadcms/ui';
import type { TextFieldServerProps } from 'payload';
import { codeWords } from '../import-export/code-words';

/** A choice of a visitor, which is stored as its code, in the words the visitor read. Nobody changes it. */
export function CodedField({ clientField, path, data, i18n }: TextFieldServerProps) {
  const stored: unknown = data[clientField.name];
  const words = codeWords(
    clientField.name,
    typeof stored === 'string' ? stored : '',
    i18n.language === 'vi' ? 'vi' : 'en',
  );
  return <TextInput path={path} label={clientField.label} value={words} readOnly />;
}
