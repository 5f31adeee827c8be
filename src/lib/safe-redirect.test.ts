import { describe, expect, it } from 'vitest';
import { isSafeRedirect } from '@/lib/safe-redirect';

describe('redirects after a preview', () => {
  it.each(['/', '/en', '/book-demo', '/en/solutions/sales', '/a_b/c-1'])(
    '%s is on this site',
    (path) => {
      expect(isSafeRedirect(path)).toBe(true);
      expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
    },
  );

  it.each(['', 'x', '//evil.example', '/\\evil.example', '/\t/evil.example', '/a/../../b', '/a?b'])(
    '%j is refused',
    (path) => expect(isSafeRedirect(path)).toBe(false),
  );
});
