import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/lib/security-headers';
import { scriptIds, scriptVariables, thirdPartyOrigins } from '@/lib/third-party-scripts';
import { receiptBody } from '@/tracking/consent/consent-receipt-schema';
import { registry } from '@/tracking/third-party/third-party-script-registry';

const folder = 'docs/third-party';
/** The documents of third-party services, without the padding that aligns table columns. */
const pages = readdirSync(folder).map((file) =>
  readFileSync(`${folder}/${file}`, 'utf8').replaceAll(/ {2,}/g, ' '),
);
const pageOf = (id: string) => pages.filter((page) => page.includes(`| id | \`${id}\` |`));

describe('the registry of third-party scripts', () => {
  it.each(scriptIds)('%s has one document that matches the registry', (id) => {
    const [page, ...more] = pageOf(id);
    expect(more).toEqual([]);
    const { category, owner, bytes } = registry[id];
    expect(page).toContain(`| consent category | ${category} |`);
    expect(page).toContain(`| owner | ${owner} |`);
    expect(page).toContain(`| weight, at most | ${bytes / 1000} kB |`);
    for (const name of Object.values(scriptVariables[id])) expect(page).toContain(`\`${name}\``);
    for (const part of ['Purpose', 'Data', 'What the site does around it']) {
      expect(page).toMatch(new RegExp(`\\*\\*${part}\\.\\*\\* \\S`));
    }
  });

  it('has no documents without an entry', () => {
    expect(pages).toHaveLength(scriptIds.length);
  });
});

describe('the security policy', () => {
  const variables = {
    TAG_MANAGER_SCRIPT_URL: 'https://tags.example.com/gtm.js?id=1',
    TAG_MANAGER_ORIGINS: 'https://a.example, https://b.example',
    CRM_SCRIPT_URL: 'https://tags.example.com/crm.js',
    SURVEY_WIDGET_ORIGINS: 'https://alone.example',
    EMBED_FORM_SCRIPT_URL: 'not an address',
  };

  it('lists the hosts of configured services, once each, and no others', () => {
    expect(thirdPartyOrigins(variables)).toEqual([
      'https://tags.example.com',
      'https://a.example',
      'https://b.example',
    ]);
    expect(thirdPartyOrigins({})).toEqual([]);
  });

  it('allows them for scripts and requests, and not as base, form target or default', () => {
    const directives = contentSecurityPolicy(['https://tags.example.com']).split('; ');
    const open = directives.filter((line) => line.includes('tags.example.com'));
    expect(
      open
        .map((line) => line.split(' ')[0] ?? '')
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['connect-src', 'font-src', 'frame-src', 'img-src', 'script-src', 'style-src']);
    expect(contentSecurityPolicy()).not.toContain('https://tags');
  });

  it('allows the embedded form to be posted to its own hosts, and to those of no other service', () => {
    const withForm = {
      ...variables,
      EMBED_FORM_SCRIPT_URL: 'https://js.forms.example/v2.js',
      EMBED_FORM_ORIGINS: 'https://forms.example',
    };
    const targets = thirdPartyOrigins(withForm, ['embedForm']);
    const policy = contentSecurityPolicy(thirdPartyOrigins(withForm), targets).split('; ');
    expect(policy).toContain("form-action 'self' https://js.forms.example https://forms.example");
    expect(contentSecurityPolicy().split('; ')).toContain("form-action 'self'");
  });
});

describe('a consent receipt', () => {
  const receipt = {
    id: '5F0C7A52-1111-4222-8333-944455566677',
    version: 1,
    analytics: true,
    marketing: false,
    support: true,
    language: 'vi',
  };

  it('contains an id, a version, three answers and a language', () => {
    expect(receiptBody.parse(receipt)).toEqual({ ...receipt, id: receipt.id.toLowerCase() });
  });

  it.each([
    ['an address', { ip: '192.0.2.1' }],
    ['a name', { name: 'Linh' }],
    ['a version of tomorrow', { version: 2 }],
    ['a language we do not speak', { language: 'fr' }],
    ['an answer that is none', { support: null }],
  ])('refuses additional values: %s', (_, more) => {
    expect(receiptBody.safeParse({ ...receipt, ...more }).success).toBe(false);
  });
});
