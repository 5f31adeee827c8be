import { describe, expect, it } from 'vitest';
import { pageHeaders, previewHeaders } from './content-security-policy';

const directives = (variables: Record<string, string> = {}) =>
  (pageHeaders({ NODE_ENV: 'production', ...variables })['Content-Security-Policy'] ?? '').split(
    '; ',
  );
const directive = (name: string, variables?: Record<string, string>) =>
  directives(variables).find((text) => text.startsWith(`${name} `));

describe('the security policy of pages', () => {
  it('allows no inline script or style except the one that restores the language', () => {
    expect(directive('script-src')).toMatch(/^script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='$/);
    expect(directive('style-src')).toBe("style-src 'self'");
    expect(directives().join()).not.toContain('unsafe');
  });

  it('forbids a base element that changes relative addresses', () => {
    expect(directive('base-uri')).toBe("base-uri 'none'");
  });

  it('allows the configured third-party scripts', () => {
    const variables = { TAG_MANAGER_SCRIPT_URL: 'https://tags.example.com/gtm.js' };
    expect(directive('script-src', variables)).toContain(' https://tags.example.com');
    expect(directive('form-action', variables)).toBe("form-action 'self'");
  });

  it('names no third party in a preview, whatever is configured', () => {
    const configured = {
      NODE_ENV: 'production',
      TAG_MANAGER_SCRIPT_URL: 'https://tags.example.com/gtm.js',
    } as const;
    const policy = previewHeaders(configured)['Content-Security-Policy'] ?? '';
    expect(policy).not.toContain('tags.example.com');
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain('trusted-types site default');
  });

  it('requires Trusted Types; third-party scripts may create policies of their own', () => {
    expect(directives()).toContain("require-trusted-types-for 'script'");
    expect(directives()).toContain('trusted-types site default');
    const variables = { TAG_MANAGER_SCRIPT_URL: 'https://tags.example.com/gtm.js' };
    expect(directives(variables)).toContain("require-trusted-types-for 'script'");
    expect(directives(variables)).toContain('trusted-types *');
  });
});

describe('§7 relative image paths get the CMS host, absolute ones the public assets host, and the policy names both', () => {
  const elsewhere = {
    CMS_URL: 'https://cms.example.com/strapi',
    PUBLIC_ASSETS_HOST: 'assets.example.com',
  };

  it('are allowed by the policy, from the environment at run time', () => {
    expect(directive('img-src', elsewhere)).toBe(
      "img-src 'self' data: blob: https://cms.example.com https://assets.example.com",
    );
  });

  it('are allowed for images only', () => {
    const named = directives({ CMS_URL: 'https://cms.example.com' }).join('; ');
    expect(named.match(/cms\.example\.com/g)).toHaveLength(1);
  });

  it('are not listed when neither is set', () => {
    expect(directive('img-src')).toBe("img-src 'self' data: blob:");
  });
});
