import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { adminHeaders, checkInHeaders } from '../../src/lib/security-headers';
import { setAdminPolicy } from './admin-security-policy.mjs';

function policiesOf(url: string, headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers });
  const sent: Record<string, unknown> = {};
  const response = {
    setHeader(name: string, value: unknown) {
      sent[name] = value;
      return this;
    },
  };
  setAdminPolicy(request, response as never);
  return {
    toFramework: request.headers['content-security-policy'],
    toBrowser: sent['Content-Security-Policy'],
  };
}

const FORGED = "script-src 'nonce-Zm9yZ2Vk'";

describe('the policy of the admin', () => {
  it.each(['/admin', '/admin?x=1', '/admin/login', '/admin/collections/pages'])(
    'is sent to the browser and to the framework with the same nonce, a new one each time (%s)',
    (url) => {
      const { toFramework, toBrowser } = policiesOf(url);
      expect(toFramework).toBe(toBrowser);
      expect(toBrowser).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic'/);
      expect(toBrowser).not.toBe(policiesOf(url).toBrowser);
    },
  );

  it('allows scripts only by nonce, and neither framing nor forms posted to other sites', () => {
    const directives = String(policiesOf('/admin').toBrowser).split('; ');
    expect(directives.filter((text) => text.includes('unsafe-inline'))).toEqual([
      "style-src 'self' 'unsafe-inline'",
    ]);
    expect(directives).toEqual(
      expect.arrayContaining([
        "base-uri 'none'",
        "default-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
      ]),
    );
  });

  it('allows the camera, and WebAssembly that reads tickets, only on the check-in screen', () => {
    const isWasm = (url: string) =>
      String(policiesOf(url).toBrowser).includes("'wasm-unsafe-eval'");
    expect(['/admin/door', '/admin/door?event=7'].map(isWasm)).toEqual([true, true]);
    expect(['/admin', '/admin/doors', '/admin/door/x', '/admin/login'].map(isWasm)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const cameraOf = (headers: readonly { key: string; value: string }[]) =>
      headers
        .find(({ key }) => key === 'Permissions-Policy')
        ?.value.match(/camera=\S+(?=,|$)/)?.[0];
    expect(cameraOf(adminHeaders)).toBe('camera=()');
    expect(cameraOf(checkInHeaders)).toBe('camera=(self)');
  });

  it.each(['/', '/administrator', '/api/users/login', '/graphql'])(
    'is not sent with other answers, and a policy in the request is ignored (%s)',
    (url) => {
      expect(policiesOf(url, { 'content-security-policy': FORGED })).toEqual({
        toFramework: undefined,
        toBrowser: undefined,
      });
    },
  );

  it('ignores a policy in the request', () => {
    const { toFramework } = policiesOf('/admin', { 'content-security-policy': FORGED });
    expect(toFramework).not.toContain('Zm9yZ2Vk');
  });
});
