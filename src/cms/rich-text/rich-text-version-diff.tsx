import { LexicalDiffComponent } from '@payloadcms/richtext-lexical/rsc';
import type { RichTextFieldDiffServerComponent } from 'payload';
import { blocksInWords } from '@/lib/rich-text/rich-text-as-words';

/** Two versions of a text, compared word by word; Payload's own comparison says of a table or a note only that it is there. */
export const TextDiff: RichTextFieldDiffServerComponent = (props) => (
  <LexicalDiffComponent
    {...props}
    comparisonValue={blocksInWords(props.comparisonValue)}
    versionValue={blocksInWords(props.versionValue)}
  />
);
