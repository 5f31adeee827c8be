/** An endpoint of the CMS's API; `[id]` stands for each part of its URL that is a value. */
export type CmsEndpoint = {
  method: string;
  address: string;
  /** The same for the endpoints that all collections, or all globals, have. */
  kind: string;
  /** Names of the fields of the endpoint’s documents, with those one level deeper. */
  fields: readonly string[];
};

type Declared = { path: string; method: string };
type WithFields = { name?: string; flattenedFields?: readonly WithFields[] };

/** Names of fields, and of those in groups and lists, one level deep. */
const namesOf = (fields: readonly WithFields[]): string[] =>
  fields.flatMap(({ name, flattenedFields = [] }) => [
    ...(name === undefined ? [] : [name]),
    ...flattenedFields.flatMap((inner) => (inner.name === undefined ? [] : [inner.name])),
  ]);

/** The endpoints declared below `base`, that of a collection or a global, or none. */
const of = (
  base: '' | `/${string}`,
  endpoints: readonly Declared[] | false | undefined,
  fields: readonly WithFields[],
): CmsEndpoint[] =>
  (endpoints || []).map(({ path, method }) => ({
    method: method.toUpperCase(),
    address: `/api${base}${path}`.replaceAll(/:\w+\??/g, '[id]').replace(/(?<=.)\/$/, ''),
    kind: `${method} ${base.replace(/[\w-]+$/, '…')}${path}`,
    fields: [...new Set(namesOf(fields))],
  }));

/** Every endpoint in the configuration of the CMS: Payload's own, and those of this site. */
export async function cmsEndpoints(): Promise<CmsEndpoint[]> {
  process.env.PAYLOAD_SECRET ??= 'only-for-reading-the-configuration';
  const { default: config } = await import('@payload-config');
  const { collections, globals, endpoints } = await config;
  return [
    ...collections.flatMap((one) => of(`/${one.slug}`, one.endpoints, one.flattenedFields)),
    ...globals.flatMap((one) => of(`/globals/${one.slug}`, one.endpoints, one.flattenedFields)),
    ...of('', endpoints, []),
  ];
}
