import { LexicalDiffComponent } from '@payloadcms/richtext-lexical/rsc';
import type { RichTextFieldDiffServerComponent } from 'payload';
import { blocksInWords } from '@/lib/rich-text/rich-text-as-words';
import { TextDiffStyles } from './text-diff-styles-loaded-later.client';

/**
 * Compares two versions of a rich text word by word; Payload's own comparison only says that there is a table or a
 * note.
 */
export const TextDiff: RichTextFieldDiffServerComponent = (props) => (
  <>
    <TextDiffStyles />
    <LexicalDiffComponent
      {...props}
      comparisonValue={blocksInWords(props.comparisonValue)}
      versionValue={blocksInWords(props.versionValue)}
    />
  </>
);
