import { getPayload } from 'payload';
import { provideCms } from './content/register-cms-instance';

/** Registers the CMS of `payload.config.ts` for this process; the configuration and the CMS are loaded at first use. */
export function provideOwnCms(): void {
  provideCms(async () => {
    const { default: config } = await import('@payload-config');
    return getPayload({ config });
  });
}
