import type { ScriptId } from '@/lib/third-party';
import type { OptionalCategory } from '../consent/categories';

export type RegistryEntry = {
  /** Whoever agrees to it lets the script run. */
  category: OptionalCategory;
  /** Which team answers for it. */
  owner: 'marketing' | 'product' | 'support';
  /** What it may weigh, in bytes over the wire, before somebody has to ask whether it is worth it. */
  bytes: number;
};

/**
 * Every script of another company that a page may run; each has a page in docs/third-party that says
 * what for. Addresses, ids and hosts come from the environment (src/lib/third-party.ts).
 */
export const registry: Readonly<Record<ScriptId, RegistryEntry>> = {
  tagManager: { category: 'marketing', owner: 'marketing', bytes: 120_000 },
  sessionRecording: { category: 'analytics', owner: 'product', bytes: 80_000 },
  analyticsSdk: { category: 'analytics', owner: 'product', bytes: 60_000 },
  crm: { category: 'marketing', owner: 'marketing', bytes: 60_000 },
  surveyWidget: { category: 'support', owner: 'support', bytes: 80_000 },
  embedForm: { category: 'marketing', owner: 'marketing', bytes: 200_000 },
};
