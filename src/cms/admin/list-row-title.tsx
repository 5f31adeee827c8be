import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { ArrayField, BlocksField, LabelFunction, StaticLabel } from 'payload';
import { variantsOf } from '../fields/section-variant-field';
import { TitleOfRow } from './list-row-title.client';

type RowTitleProps = { field: ArrayField | BlocksField; blockType?: string; i18n: I18nClient };

/**
 * The header of a section or list entry. It is made by the server, which sends the labels of this kind of row alone: a
 * component for browsers would be sent the fields of all sections with each new row.
 */
export function RowTitle({ field, blockType, i18n }: RowTitleProps) {
  const say = (label: LabelFunction | StaticLabel | undefined) =>
    label ? getTranslation(label, i18n) : '';
  if (field.type === 'array') {
    return <TitleOfRow kind={say(field.labels?.singular)} variants={{}} />;
  }
  const block = field.blocks.find(({ slug }) => slug === blockType);
  const variants = block ? variantsOf(block.fields) : [];
  return (
    <TitleOfRow
      kind={say(block?.labels?.singular)}
      variants={Object.fromEntries(variants.map(({ value, label }) => [String(value), say(label)]))}
    />
  );
}
