import {
  contractEndpoint,
  contractSettings,
  originHeaders,
} from '@/content/graphql/graphql-endpoint';
import { clientAddress } from '@/lib/request-origin';
import { memoryLimit } from '@/lib/memory-rate-limit';

let endpoint: ReturnType<typeof contractEndpoint> | undefined;

/** The endpoint is created at the first request, because the environment is not known during a build. */
async function contract(request: Request): Promise<Response> {
  endpoint ??= contractEndpoint(contractSettings());
  return endpoint(request);
}

/**
 * The maximum number of GraphQL requests a minute from one IP address. An instance of this site that reads the five
 * lists of `CMS_URL` in both languages from here normally sends ten.
 */
const countQuestion = memoryLimit('graphql', 600);

async function answer(request: Request): Promise<Response> {
  const seconds = await countQuestion(clientAddress(request.headers));
  if (seconds !== null) {
    const message = 'Too many requests; wait a moment';
    return Response.json(
      { errors: [{ message }] },
      {
        status: 429,
        headers: {
          'Cache-Control': 'no-store',
          'Retry-After': String(seconds),
          ...originHeaders(request, contractSettings().origins),
        },
      },
    );
  }
  return contract(request);
}

export { answer as GET, answer as POST, contract as OPTIONS };
