import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import type { Env } from '@/lib/env';
import type { getScriptSwitches as GetScriptSwitches } from '@/content/settings/third-party-script-switches';
import type { keepConsentReceipt as KeepConsentReceipt } from '@/tracking/store/store-consent-receipt';
import { enabledServices } from '@/tracking/third-party/enabled-third-party-services';
import { freshDatabase } from '../../support/test-database';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

let payload: Payload;
let getScriptSwitches: typeof GetScriptSwitches;
let keepConsentReceipt: typeof KeepConsentReceipt;
let env: Env;

beforeAll(async () => {
  await freshDatabase();
  ({ getScriptSwitches } = await import('@/content/settings/third-party-script-switches'));
  ({ keepConsentReceipt } = await import('@/tracking/store/store-consent-receipt'));
  payload = await (await import('@/content/register-cms-instance')).cms();
  env = {
    ...(await import('@/lib/env')).env(),
    TAG_MANAGER_SCRIPT_URL: 'https://tags.example.com/gtm.js?l=dataLayer',
    TAG_MANAGER_ID: 'GTM-1',
    TAG_MANAGER_ORIGINS: ['https://collect.example.com'],
    CRM_SCRIPT_URL: 'https://crm.example.com/{id}.js',
    CRM_SCRIPT_ID: '77',
  };
});

afterAll(() => payload.destroy());

const offered = async () => enabledServices(env, await getScriptSwitches('vi'));

describe('third-party scripts are offered where they are configured and enabled', () => {
  it('with their ids in their addresses, and every origin that they may contact', async () => {
    expect(await offered()).toEqual([
      {
        id: 'tagManager',
        category: 'marketing',
        src: 'https://tags.example.com/gtm.js?l=dataLayer&id=GTM-1',
        account: 'GTM-1',
        origins: ['https://tags.example.com', 'https://collect.example.com'],
      },
      {
        id: 'crm',
        category: 'marketing',
        src: 'https://crm.example.com/77.js',
        account: '77',
        origins: ['https://crm.example.com'],
      },
    ]);
  });

  it('until an editor disables one, in any language', async () => {
    await payload.updateGlobal({
      slug: 'settings',
      locale: 'en',
      data: { scripts: { crm: false } },
    });
    expect((await offered()).map(({ id }) => id)).toEqual(['tagManager']);
    await payload.updateGlobal({
      slug: 'settings',
      locale: 'vi',
      data: { scripts: { crm: true, tagManager: false } },
    });
    expect((await offered()).map(({ id }) => id)).toEqual(['crm']);
  });
});

describe('consent receipts', () => {
  const receipt = {
    id: '5f0c7a52-1111-4222-8333-944455566677',
    version: 1,
    analytics: true,
    marketing: false,
    support: false,
    language: 'en',
  } as const;

  it('are stored once, as first received, and can not be changed', async () => {
    await Promise.all(Array.from({ length: 5 }, () => keepConsentReceipt(payload, receipt)));
    await keepConsentReceipt(payload, { ...receipt, marketing: true });
    const { docs } = await payload.find({ collection: 'consent-receipts' });
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({ receipt: receipt.id, marketing: false, language: 'en' });
    await expect(
      payload.update({
        collection: 'consent-receipts',
        id: docs[0]!.id,
        data: { marketing: true },
        overrideAccess: false,
      }),
    ).rejects.toThrow();
    await expect(
      payload.find({ collection: 'consent-receipts', overrideAccess: false }),
    ).rejects.toThrow();
  });
});
