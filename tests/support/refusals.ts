import { expect } from 'vitest';

/** What D27 asks of a refusal: a code, and a message of one line that shows nothing of the code. */
export function expectRefusal(text: string): { code: string; message: string } {
  const answer = JSON.parse(text) as { code: string; message: string };
  expect(answer.code).toMatch(/^[a-z-]+$/);
  expect(answer.message).toMatch(/^[^\n]{5,200}$/);
  expect(text).not.toMatch(/\bat .*:\d+|node_modules|Error:|SELECT|INSERT|UPDATE/);
  return answer;
}
