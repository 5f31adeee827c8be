import { describe, expect, it } from 'vitest';
import { contentFault } from './body-content.mjs';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const parts = 'multipart/form-data; boundary=x';

const codeOf = async (type: string, body: string | Uint8Array, encoding?: string) => {
  const headers = {
    ...(type ? { 'content-type': type } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  return (await contentFault(headers, Buffer.from(body as string)))?.code ?? null;
};

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const part = (value: string, about = 'name="_payload"') =>
  `--x\r\nContent-Disposition: form-data; ${about}\r\n\r\n${value}\r\n--x--\r\n`;
const latin1 = Buffer.from('{"name":"Cô"}', 'latin1');

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (what every body is judged by)', () => {
  it.each<[string, string, string | Uint8Array, string | null]>([
    ['JSON', json, '{"a":["\\u00e9","x"],"b":{"c":null}}', null],
    ['broken JSON, which the endpoint names', json, '{"a":', null],
    ['brackets within text', json, `{"a":"${'['.repeat(500)}\\"${'{'.repeat(500)}"}`, null],
    ['the deepest JSON', json, deep(100), null],
    ['JSON that is too deep', json, deep(101), 'too-deep'],
    ['JSON that never ends', json, '{"a":'.repeat(10_000), 'too-deep'],
    ['JSON of another kind', 'application/problem+json; x=1', deep(101), 'too-deep'],
    ['NUL', json, '{"a":"\\u0000"}', 'text'],
    ['NUL in a name', json, '{"a":[{"\\u0000":1}]}', 'text'],
    ['half a character', json, '{"a":["\\ud83d"]}', 'text'],
    ['a whole character', json, '{"a":["\\ud83d\\ude00"]}', null],
    ['an escaped backslash before it', json, '{"a":"\\\\u0000"}', null],
    ['a name of the language', json, '{"a":{"__proto__":{"admin":true}}}', 'name'],
    ['the same in disguise', json, '{"\\u005f_proto__":{}}', 'name'],
    ['the word itself', json, '{"a":"__proto__"}', null],
    ['letters of before', json, latin1, 'not-utf-8'],
    ['another alphabet', `${json}; charset=utf-16`, '{}', 'charset'],
    ['UTF-8 by name', `${json}; charset="UTF-8"`, '{}', null],
    ['a form', form, 'a=%00&a=1&b=%ff&c=%', null],
    ['a form in letters of before', form, latin1, 'not-utf-8'],
    ['a form in another alphabet', `${form};charset=windows-1258`, 'a=1', 'charset'],
    ['parts', parts, part('{"a":1}'), null],
    ['parts without a boundary', 'multipart/form-data', part('1'), 'form'],
    ['parts cut off', parts, '--x\r\nContent-Disposition: form-da', 'form'],
    ['a part that is too deep', parts, part(`{"a":${deep(101)}}`), 'too-deep'],
    ['a part with NUL in JSON', parts, part('{"a":"\\u0000"}'), 'text'],
    ['a part with a name of the language', parts, part('1', 'name="__proto__"'), 'name'],
    ['a file named with NUL', parts, part('1', 'name="file"; filename="a\0b"'), 'form'],
    ['a file named with a control', parts, part('1', 'name="file"; filename="a\u0003b"'), 'form'],
    ['a file that looks deep', parts, part(deep(500), 'name="file"; filename="a.txt"'), null],
    ['what the admin posts', 'text/plain;charset=UTF-8', `[${deep(99)},"$K1"]`, null],
    ['the same, too deep', 'text/plain;charset=UTF-8', deep(101), 'too-deep'],
    ['a table in another alphabet', 'text/csv; charset=utf-16le', latin1, null],
    ['a file', 'application/octet-stream', latin1, null],
    ['no type', '', latin1, null],
  ])('%s', async (_, type, body, code) => {
    expect(await codeOf(type, body)).toBe(code);
  });

  it('a compressed body is refused: nothing would unpack it', async () => {
    expect(await codeOf(json, '{}', 'gzip')).toBe('encoding');
    expect(await codeOf(form, 'a=1', 'Identity')).toBeNull();
  });

  it('too many parts are refused', async () => {
    const many = Array.from({ length: 2001 }, () => part('1').replace('--x--\r\n', '')).join('');
    expect(await codeOf(parts, `${many}--x--\r\n`)).toBe('form');
  });

  it('the largest body of staff is judged in a moment', async () => {
    const large = JSON.stringify({
      a: Array.from({ length: 90_000 }, () => ({ b: '\u0007é'.repeat(3) })),
    });
    const begin = performance.now();
    expect(await codeOf(json, large)).toBeNull();
    expect(performance.now() - begin).toBeLessThan(10_000); // a generous limit for a busy machine
  });
});
