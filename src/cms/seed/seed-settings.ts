import type { Payload, PayloadRequest } from 'payload';
import { locales } from '@/i18n/locales';
import type { Setting } from '@/payload-types';
import { brand } from '../../../brand.config';
import { readBothLanguages } from './read-seed-copy';

type SettingsCopy = Omit<Setting, 'id' | 'socials' | 'createdAt' | 'updatedAt'>;

/** Seeds the site settings in both languages; the social networks come from the brand configuration. */
export async function seedSettings(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<void> {
  const copy = await readBothLanguages<SettingsCopy>('settings');
  const socials = brand.socials.map((social) => ({ ...social }));
  for (const locale of locales) {
    await payload.updateGlobal({
      slug: 'settings',
      req,
      locale,
      data: { ...copy[locale], socials },
    });
  }
}
