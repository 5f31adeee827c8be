import type { ScriptId } from '@/lib/third-party-scripts';
import type { OptionalCategory } from '../consent/consent-categories';

export type RegistryEntry = {
  category: OptionalCategory;
  owner: 'marketing' | 'product' | 'support';
  /** The maximum transfer size of the script, in bytes. */
  bytes: number;
};

/**
 * Every third-party script that a page may load; docs/third-party has a page about each. URLs, ids and hosts come
 * from the environment (src/lib/third-party-scripts.ts).
 */
export const registry: Readonly<Record<ScriptId, RegistryEntry>> = {
  tagManager: { category: 'marketing', owner: 'marketing', bytes: 120_000 },
  sessionRecording: { category: 'analytics', owner: 'product', bytes: 80_000 },
  analyticsSdk: { category: 'analytics', owner: 'product', bytes: 60_000 },
  crm: { category: 'marketing', owner: 'marketing', bytes: 60_000 },
  surveyWidget: { category: 'support', owner: 'support', bytes: 80_000 },
  embedForm: { category: 'marketing', owner: 'marketing', bytes: 200_000 },
};
