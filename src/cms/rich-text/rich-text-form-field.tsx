import { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc';
import type { ComponentProps } from 'react';
import { KeepTyped } from './keep-text-typed-during-save.client';

/** The rich text field of a form: Payload's field, without its loss of typed text. */
export function KeptTextField(props: ComponentProps<typeof RscEntryLexicalField>) {
  return (
    <KeepTyped path={props.path}>
      <RscEntryLexicalField {...props} />
    </KeepTyped>
  );
}
