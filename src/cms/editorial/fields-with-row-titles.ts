import type { Block, Field } from 'payload';

const ROW_TITLE = '/cms/admin/list-row-title#RowTitle';

const titledBlock = (block: Block): Block => ({
  ...block,
  fields: withRowTitles(block.fields),
  admin: {
    ...block.admin,
    disableBlockName: true, // the header shows the row's own title, not a name of the block
    components: { ...block.admin?.components, Label: ROW_TITLE },
  },
});

function titled(field: Field): Field {
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(titledBlock) };
  if (field.type === 'array') {
    const { admin = {} } = field;
    const components = { ...admin.components, RowLabel: ROW_TITLE };
    return { ...field, fields: withRowTitles(field.fields), admin: { ...admin, components } };
  }
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: withRowTitles(tab.fields) }));
    return { ...field, tabs };
  }
  if (field.type === 'group' || field.type === 'row' || field.type === 'collapsible') {
    return { ...field, fields: withRowTitles(field.fields) };
  }
  return field;
}

/** Adds row titles to the fields of a form: headers of list rows and sections that show their content. */
export function withRowTitles(fields: readonly Field[]): Field[] {
  return fields.map(titled);
}
