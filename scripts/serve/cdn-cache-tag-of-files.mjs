import { cdnHeaders, configuredCdns } from '../../src/lib/cdn-headers.ts';

/**
 * URLs of the admin's build that content delivery networks may cache as their `Cache-Control` allows: public pictures
 * and files.
 */
const PUBLIC_OF_NEXT =
  /^\/(?:_next\/(?:static\/|image(?![^?]))|api\/(?:media\/file|press|messages)\/)/;

/**
 * Makes functions that set the headers of files: the one cache tag by which a content delivery network purges
 * everything.
 * @param {NodeJS.ProcessEnv} [environment] configures the networks
 */
export function sharedTags(environment = process.env) {
  const headers = Object.entries(cdnHeaders(configuredCdns(environment)));
  const set = (response) => {
    for (const header of headers) response.setHeader(...header);
  };
  return {
    ofFile: set,
    /** Sets the headers of an answer from Next, if it is public. */
    ofNext(request, response) {
      if (PUBLIC_OF_NEXT.test(request.url)) set(response);
    },
  };
}
