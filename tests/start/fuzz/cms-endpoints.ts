/** An endpoint of the CMS's API; `[id]` stands for each part of its address that is a value. */
export type CmsEndpoint = { method: string; address: string };

type Declared = { path: string; method: string };

const of = (base: string, endpoints: readonly Declared[] | false | undefined): CmsEndpoint[] =>
  (endpoints || []).map(({ path, method }) => ({
    method: method.toUpperCase(),
    address: `/api${base}${path}`.replaceAll(/:\w+\??/g, '[id]').replace(/(?<=.)\/$/, ''),
  }));

/** Every endpoint in the configuration of the CMS: Payload's own, and those of this site. */
export async function cmsEndpoints(): Promise<CmsEndpoint[]> {
  process.env.PAYLOAD_SECRET ??= 'only-for-reading-the-configuration';
  const { default: config } = await import('@payload-config');
  const { collections, globals, endpoints } = await config;
  return [
    ...collections.flatMap((one) => of(`/${one.slug}`, one.endpoints)),
    ...globals.flatMap((one) => of(`/globals/${one.slug}`, one.endpoints)),
    ...of('', endpoints),
  ];
}
