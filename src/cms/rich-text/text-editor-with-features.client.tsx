'use client';

import {
  BlockquoteFeatureClient,
  BlocksFeatureClient,
  BoldFeatureClient,
  FixedToolbarFeatureClient,
  HeadingFeatureClient,
  InlineToolbarFeatureClient,
  ItalicFeatureClient,
  LinkFeatureClient,
  OrderedListFeatureClient,
  ParagraphFeatureClient,
  RichTextField,
  UnorderedListFeatureClient,
  UploadFeatureClient,
} from '@payloadcms/richtext-lexical/client';
import { type ComponentProps, useState } from 'react';
import { CleanPasteFeatureClient } from './clean-paste-feature.client';
import { TypedTextFeatureClient } from './send-typed-text-to-preview.client';

type FieldProps = ComponentProps<typeof RichTextField>;
type Features = FieldProps['clientFeatures'];
type Provider = NonNullable<Features[string]['clientFeatureProvider']>;

/** The browser code of each feature that `src/cms/fields/rich-text-editor.ts` names. */
const providers: Readonly<Record<string, Provider>> = {
  blockquote: BlockquoteFeatureClient,
  blocks: BlocksFeatureClient,
  bold: BoldFeatureClient,
  cleanPaste: CleanPasteFeatureClient,
  heading: HeadingFeatureClient,
  italic: ItalicFeatureClient,
  link: LinkFeatureClient,
  orderedList: OrderedListFeatureClient,
  paragraph: ParagraphFeatureClient,
  toolbarFixed: FixedToolbarFeatureClient,
  toolbarInline: InlineToolbarFeatureClient,
  typedText: TypedTextFeatureClient,
  unorderedList: UnorderedListFeatureClient,
  upload: UploadFeatureClient,
};

function withProvider([key, feature]: [string, Features[string]]): [string, Features[string]] {
  const clientFeatureProvider = providers[key];
  if (!clientFeatureProvider) throw new Error(`The text editor has no feature ${key}.`);
  return [key, { ...feature, clientFeatureProvider }];
}

/** Payload's text editor with the features of this site. */
// oxlint-disable-next-line import/no-default-export -- the shape of a component that is loaded later
export default function TextEditorWithFeatures({ clientFeatures, ...props }: FieldProps) {
  const [features] = useState(() =>
    Object.fromEntries(Object.entries(clientFeatures).map(withProvider)),
  );
  return <RichTextField {...props} clientFeatures={features} />;
}
