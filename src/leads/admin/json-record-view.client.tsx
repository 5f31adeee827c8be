'use client';

export const jsonRecordTranslations = {
  vi: { empty: 'Trống', yes: 'Có', no: 'Không' },
  en: { empty: 'Empty', yes: 'Yes', no: 'No' },
} as const;

type JsonRecordWords = (typeof jsonRecordTranslations)[keyof typeof jsonRecordTranslations];
type JsonValueProps = {
  value: unknown;
  words: JsonRecordWords;
  /** The label of a property name in a JSON record; by default the name itself. */
  nameOf?: (name: string) => string;
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

function plain(value: unknown, words: JsonRecordWords): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return String(value);
}

/** Displays any JSON value: an object as names with their values, nested values below their name. */
export function JsonValue({ value, words, nameOf = (name) => name }: JsonValueProps) {
  if (isEmpty(value)) {
    return (
      <span aria-label={words.empty} role="img">
        –
      </span>
    );
  }
  if (!isNested(value)) return <span>{plain(value, words)}</span>;
  if (!Array.isArray(value)) {
    return (
      <dl className="record__list">
        {Object.entries(value).map(([name, inner]) => (
          <div key={name}>
            <dt>{nameOf(name)}</dt>
            <dd>
              <JsonValue value={inner} words={words} nameOf={nameOf} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  // A list of simple values is shown on one line, a list with nested values as an HTML list.
  if (!value.some(isNested)) {
    return <span>{value.map((item: unknown) => plain(item, words)).join(', ')}</span>;
  }
  return (
    <ol className="record__items">
      {value.map((item: unknown, index) => (
        // Indices are stable keys: a record never changes its order.
        <li key={index}>
          <JsonValue value={item} words={words} nameOf={nameOf} />
        </li>
      ))}
    </ol>
  );
}
