import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

/** The CMS of this process; made once, then shared. */
export function cms(): Promise<Payload> {
  return getPayload({ config });
}
