import { getPayload } from 'payload';
import { provideCms } from './content/payload';

/** Gives this process the CMS of `payload.config.ts`; both are loaded at its first use. */
export function provideOwnCms(): void {
  provideCms(async () => {
    const { default: config } = await import('@payload-config');
    return getPayload({ config });
  });
}
