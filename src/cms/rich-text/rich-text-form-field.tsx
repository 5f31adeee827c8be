import { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc';
import type { ComponentProps } from 'react';
import { KeepTyped } from './keep-text-typed-during-save.client';

/** The field of a rich text in a form: Payload's, which loses nothing that was typed. */
export function KeptTextField(props: ComponentProps<typeof RscEntryLexicalField>) {
  return (
    <KeepTyped path={props.path}>
      <RscEntryLexicalField {...props} />
    </KeepTyped>
  );
}
