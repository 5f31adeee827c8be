import type { ScriptId } from '@/lib/third-party-scripts';
import type { OptionalCategory } from '../consent/consent-categories';

/** A configured and switched-on third-party service, as browsers get it. */
export type Service = {
  id: ScriptId;
  category: OptionalCategory;
  /** The full URL of the service's script; it includes the account's id, except for the provider's form. */
  src: string;
  account: string | null;
  /** All origins that the service may contact, its own first. */
  origins: string[];
};
