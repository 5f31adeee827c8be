import { cdnHeaders, configuredCdns } from '../../src/lib/cdn-headers.ts';

/** What the admin's build answers that networks may hold as its `Cache-Control` says: pictures and files for everybody. */
const PUBLIC_OF_NEXT =
  /^\/(?:_next\/(?:static\/|image(?![^?]))|api\/(?:media\/file|press|messages)\/)/;

/**
 * Headers of files: they bear the one tag by which a network in front drops all that it holds.
 *
 * @param {NodeJS.ProcessEnv} [environment] names the networks
 */
export function sharedTags(environment = process.env) {
  const headers = Object.entries(cdnHeaders(configuredCdns(environment)));
  const set = (response) => {
    for (const header of headers) response.setHeader(...header);
  };
  return {
    /** Of a file of the site's build. */
    ofFile: set,
    /** Of what Next answers, where it is for everybody. */
    ofNext(request, response) {
      if (PUBLIC_OF_NEXT.test(request.url)) set(response);
    },
  };
}
