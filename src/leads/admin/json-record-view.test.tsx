import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonValue, jsonRecordTranslations } from '@/leads/admin/json-record-view.client';
import { leadCollections } from '@/leads/payload-plugin';
import { receiptNames } from '@/leads/privacy/erasure-receipt-labels';
import type { CollectionConfig, Field } from 'payload';

const shown = (value: unknown) =>
  renderToStaticMarkup(<JsonValue value={value} words={jsonRecordTranslations.vi} />);

/** The names and values of a rendered record in order, those of nested records included. */
const lines = (value: unknown) =>
  [...shown(value).matchAll(/<dt>(.*?)<\/dt><dd>(?:<span[^>]*>(.*?)<\/span>)?/g)].map(
    ([, name, text]) => [name, text],
  );

describe('a JSON record as the admin shows it', () => {
  it('shows an object as names and values', () => {
    expect(lines({ utm_source: 'zalo', utm_campaign: 'tết' })).toEqual([
      ['utm_source', 'zalo'],
      ['utm_campaign', 'tết'],
    ]);
    expect(lines({ count: 0, done: true, held: false })).toEqual([
      ['count', '0'],
      ['done', 'Có'],
      ['held', 'Không'],
    ]);
  });

  it('calls names by their words, also inside, where there are any', () => {
    const record = renderToStaticMarkup(
      <JsonValue
        value={{ found: { mails: 2, other: 1 } }}
        words={jsonRecordTranslations.vi}
        nameOf={(name) => receiptNames[name]?.vi ?? name}
      />,
    );
    const names = [...record.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name);
    expect(names).toEqual(['Số bản ghi đã xoá', 'Thư chúng tôi đã viết', 'other']);
  });

  it('shows nested values below their name', () => {
    const touch = { page: '/pricing', parameters: { gclid: 'x1' } };
    expect(shown(touch)).toContain('<dt>parameters</dt><dd><dl class="record__list">');
    expect(lines(touch)).toEqual([
      ['page', '/pricing'],
      ['parameters', undefined],
      ['gclid', 'x1'],
    ]);
    expect(shown([{ id: 1 }, { id: 2 }]).match(/<li>/g)).toHaveLength(2);
  });

  it('shows ids on one line, and a text unchanged', () => {
    expect(shown([12, 15, 18])).toBe('<span>12, 15, 18</span>');
    expect(shown('a < b')).toBe('<span>a &lt; b</span>');
  });

  it.each([null, undefined, '', [], {}])('shows a dash for an empty value: %j', (value) => {
    expect(shown(value)).toBe('<span aria-label="Trống" role="img">–</span>');
  });

  it("replaces the CMS's own editor in every visible JSON field", () => {
    const jsonFields = (fields: Field[]): Field[] =>
      fields.flatMap((field) => {
        if (field.type === 'tabs') return field.tabs.flatMap((tab) => jsonFields(tab.fields));
        if ('fields' in field) return jsonFields(field.fields);
        return field.type === 'json' && !field.admin?.hidden ? [field] : [];
      });
    const isSeen = ({ admin }: CollectionConfig) => admin?.hidden !== true;
    const found = leadCollections.filter(isSeen).flatMap(({ fields }) => jsonFields(fields));
    expect(found).toHaveLength(9);
    for (const { admin } of found) {
      expect(admin).toMatchObject({
        readOnly: true,
        components: { Field: { path: '/leads/admin/json-record-field.client#JsonRecordField' } },
      });
    }
  });
});
