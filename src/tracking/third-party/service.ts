import type { ScriptId } from '@/lib/third-party';
import type { OptionalCategory } from '../consent/categories';

/** A script of another company that is configured and switched on, as browsers get it. */
export type Service = {
  id: ScriptId;
  category: OptionalCategory;
  /** Its full address, id included. */
  src: string;
  account: string | null;
  /** Every origin it may reach, its own first. */
  origins: string[];
};
