import { expect } from 'vitest';

/** Expects the form of a refusal (D27): a code, and a one-line message without internals. */
export function expectRefusal(text: string): { code: string; message: string } {
  const answer = JSON.parse(text) as { code: string; message: string };
  expect(answer.code).toMatch(/^[a-z-]+$/);
  expect(answer.message).toMatch(/^[^\n]{5,200}$/);
  expect(text).not.toMatch(/\bat .*:\d+|node_modules|Error:|SELECT|INSERT|UPDATE/);
  return answer;
}
