import { getContract, postContract, preflightContract } from '@/content/contract/endpoint';
import { contractSettings } from '@/content/contract/settings';

export const GET = (request: Request): Response => getContract(request);
export const POST = (request: Request): Promise<Response> =>
  postContract(request, contractSettings());
export const OPTIONS = (request: Request): Response =>
  preflightContract(request, contractSettings());
