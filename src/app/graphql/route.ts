import { contractEndpoint, contractSettings } from '@/content/contract/endpoint';

let endpoint: ReturnType<typeof contractEndpoint> | undefined;

/** Made at the first request: a build knows no environment. */
async function answer(request: Request): Promise<Response> {
  endpoint ??= contractEndpoint(contractSettings());
  return endpoint(request);
}

export { answer as GET, answer as POST, answer as OPTIONS };
