import { env } from '@/lib/env';
import type { ContractSettings } from './endpoint';

/** What the environment says about the contract's address. */
export function contractSettings(): ContractSettings {
  const { CONTRACT_ORIGINS, CONTRACT_INTROSPECTION, NODE_ENV } = env();
  return {
    origins: CONTRACT_ORIGINS,
    introspection: CONTRACT_INTROSPECTION || NODE_ENV !== 'production',
  };
}
