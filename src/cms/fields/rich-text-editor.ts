import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
  createServerFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical';
import type { Field, FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { linkableTypes } from '@/lib/urls-of-entry-lists';
import { HREF_HELP, validateHref } from './link-fields';
import { insertedBlocks } from './rich-text-editor-blocks';

const CleanPasteFeature = createServerFeature({ key: 'cleanPaste', feature: {} });

const TypedTextFeature = createServerFeature({ key: 'typedText', feature: {} });

const caption: Field = {
  name: 'caption',
  type: 'text',
  maxLength: 200,
  label: { vi: 'Chú thích', en: 'Caption' },
};

const validateLink: TextFieldSingleValidation = (value, options) => {
  const { linkType } = options.siblingData as { linkType?: string };
  return linkType === 'internal' || validateHref(value, { ...options, required: true });
};

/** The fields of a link: its URL is validated like every URL of the site, and it opens in the same tab. */
const linkFields = ({ defaultFields }: { defaultFields: FieldAffectingData[] }) =>
  defaultFields
    .filter(({ name }) => name !== 'newTab')
    .map((field) => {
      if (field.type !== 'text' || field.name !== 'url') return field;
      const admin = { ...field.admin, description: HREF_HELP };
      return { ...field, validate: validateLink, hooks: {}, admin } as FieldAffectingData;
    });

const editor = () =>
  lexicalEditor({
    features: [
      FixedToolbarFeature(),
      InlineToolbarFeature(),
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
      BoldFeature(),
      ItalicFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      LinkFeature({
        enabledCollections: [...linkableTypes],
        disableAutoLinks: true,
        fields: linkFields,
      }),
      UploadFeature({
        enabledCollections: ['media'],
        collections: { media: { fields: [caption] } },
      }),
      BlocksFeature({ blocks: insertedBlocks }),
      CleanPasteFeature(),
      TypedTextFeature(),
    ],
  });

/** Payload's rich text field wrapped in our component, which keeps text that Payload's field would lose. */
const FIELD = '/cms/rich-text/rich-text-form-field#KeptTextField';

/** Stands for the code of each feature, which is loaded with the editor (`text-editor-with-features.client.tsx`). */
const FEATURE = '/cms/rich-text/placeholder-for-editor-feature#loadedWithEditor';

/** The rich text editor of entries. The site can show everything that the editor can write. */
export function textEditor(): ReturnType<typeof lexicalEditor> {
  const make = editor();
  return async (options) => {
    const made = await make(options);
    for (const feature of made.editorConfig.resolvedFeatureMap.values()) {
      feature.ClientFeature = FEATURE;
    }
    const field = typeof made.FieldComponent === 'object' ? made.FieldComponent : {};
    return {
      ...made,
      FieldComponent: { ...field, path: FIELD },
      generateImportMap: (map) => {
        made.generateImportMap?.(map);
        map.addToImportMap(FIELD);
      },
    };
  };
}
