import { beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { scriptIds, type ScriptId } from '@/lib/third-party-scripts';
import { enabledServices } from '@/tracking/third-party/enabled-third-party-services';
import { testSecrets } from '../../../tests/support/test-environment';

describe('the embedded form is enabled', () => {
  const isOn = Object.fromEntries(scriptIds.map((id) => [id, true])) as Record<ScriptId, boolean>;
  const address = { EMBED_FORM_SCRIPT_URL: 'https://forms.example.com/v2.js' };
  const portal = { EMBED_FORM_PORTAL_ID: '42' };
  const bookDemo = { EMBED_FORM_ID_BOOK_DEMO: 'a-1' };
  const events = { EMBED_FORM_ID_EVENT_LISTING: 'b-2' };

  beforeAll(() => {
    const needed = { ...testSecrets, DATABASE_URL: 'postgres://site:site@127.0.0.1:1/none' };
    for (const [name, value] of Object.entries(needed)) vi.stubEnv(name, value);
    return () => vi.unstubAllEnvs();
  });

  it.each([
    ['an address alone', false, address],
    ['no form', false, { ...address, ...portal }],
    ['no account', false, { ...address, ...bookDemo }],
    ['the demo request', true, { ...address, ...portal, ...bookDemo }],
    ['the list of events', true, { ...address, ...portal, ...events }],
  ])('only with all its settings: %s, %s', (_, isOffered, variables) => {
    const services = enabledServices({ ...env(), ...variables }, isOn);
    expect(services.map(({ id }) => id)).toEqual(isOffered ? ['embedForm'] : []);
  });
});
