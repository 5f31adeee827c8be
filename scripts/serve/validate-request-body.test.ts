import { describe, expect, it } from 'vitest';
import { contentFault, headersFault } from './validate-request-body.mjs';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const parts = 'multipart/form-data; boundary=x';

type Sent = { url?: string; encoding?: string };
const codeOf = async (
  type: string,
  body: string | Uint8Array,
  { url = '/api/pages', encoding }: Sent = {},
) => {
  const headers = {
    ...(type ? { 'content-type': type } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  return (await contentFault({ headers, url }, Buffer.from(body as string)))?.code ?? null;
};

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const part = (value: string, about = 'name="_payload"') =>
  `--x\r\nContent-Disposition: form-data; ${about}\r\n\r\n${value}\r\n--x--\r\n`;
const latin1 = Buffer.from('{"name":"Cô"}', 'latin1');
const oldForm = Buffer.from('name=Cô', 'latin1');

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
    ['another alphabet', `${json}; charset=utf-16`, latin1, 'charset'],
    ['another alphabet by name alone', `${json}; charset=utf-16`, '{}', null],
    ['UTF-8 by name', `${json}; charset="UTF-8"`, '{}', null],
    ['a form', form, 'a=%00&a=1&b=%ff&c=%', null],
    ['a form in letters of before', form, oldForm, null],
    ['a form in another alphabet', `${form};charset=windows-1258`, oldForm, null],
    ['parts', parts, part('{"a":1}'), null],
    ['parts without a boundary', 'multipart/form-data', part('1'), 'form'],
    ['parts cut off', parts, '--x\r\nContent-Disposition: form-da', 'form'],
    ['a text that opens brackets', parts, part('['.repeat(500), 'name="message"'), null],
    ['a text with NUL in words', parts, part('[\\u0000', 'name="message"'), null],
    ['a text that is deep JSON', parts, part(deep(101), 'name="message"'), 'too-deep'],
    ['a document that never ends', parts, part('['.repeat(500)), 'too-deep'],
    ['a call that never ends', parts, part('['.repeat(500), 'name="0"'), 'too-deep'],
    ['a call without a script', parts, part('['.repeat(500), 'name="$ACTION_1:0"'), 'too-deep'],
    ['a part that is too deep', parts, part(`{"a":${deep(101)}}`), 'too-deep'],
    ['a part with NUL in JSON', parts, part('{"a":"\\u0000"}'), 'text'],
    ['a part with a name of the language', parts, part('1', 'name="__proto__"'), 'name'],
    ['a file named with NUL', parts, part('1', 'name="file"; filename="a\0b"'), 'form'],
    ['a file named with a control', parts, part('1', 'name="file"; filename="a\u0003b"'), 'form'],
    ['a file that looks deep', parts, part(deep(500), 'name="file"; filename="a.txt"'), null],
    ['what the admin posts', 'text/plain;charset=UTF-8', `[${deep(99)},"$K1"]`, null],
    ['the same, too deep', 'text/plain;charset=UTF-8', deep(101), 'too-deep'],
    [
      'a table in another alphabet',
      'text/csv; charset=utf-16le',
      Buffer.from('\ufeffTên,E-mail', 'utf16le'),
      null,
    ],
    ['JSON called a table', 'text/csv; charset=utf-16le', '{"a":"\\ud800"}', 'text'],
    ['JSON called a form', form, deep(101), 'too-deep'],
    ['a file', 'application/octet-stream', Buffer.from([0x50, 0x4b, 0x03, 0xff]), null],
    ['no type', '', Buffer.from('Cô', 'latin1'), null],
    ['JSON without a type', '', deep(101), 'too-deep'],
    ['JSON called a file', 'application/octet-stream', '{"__proto__":1}', 'name'],
    ['JSON called otherwise', 'application/jsonx', '{"a":"\\u0000"}', 'text'],
    ['JSON in letters of before, without a type', '', latin1, 'not-utf-8'],
    ['JSON after many spaces', 'text/plain', `${' \t\r\n'.repeat(101)}${deep(101)}`, 'too-deep'],
    ['JSON after a mark', 'text/plain', `\ufeff${deep(101)}`, 'too-deep'],
    ['a hidden name after a mark', json, '\ufeff{"__proto__":1}', 'name'],
    ['a table that begins with a bracket', 'text/csv', `[${latin1.toString('latin1')}`, null],
  ])('%s', async (_, type, body, code) => {
    expect(await codeOf(type, body)).toBe(code);
  });

  it('a compressed body is refused: nothing would unpack it', async () => {
    expect(await codeOf(json, '{}', { encoding: 'gzip' })).toBe('encoding');
    expect(await codeOf(form, 'a=1', { encoding: 'Identity' })).toBeNull();
  });

  it.each<[string, string, string | Uint8Array, string | null]>([
    ['letters of before', json, latin1, null],
    ['letters of before by name', `${json}; charset=ISO-8859-1`, latin1, null],
    ['half a character', json, '{"name":"\\ud83d"}', null],
    ['NUL', json, '{"name":"\\u0000"}', null],
    ['half a character in parts', parts, part('{"a":"\\ud83d"}', 'name="message"'), null],
    ['JSON that is too deep', json, deep(101), 'too-deep'],
    ['a hidden name', json, '{"a":"\\ud83d","b":{"__proto__":1}}', 'name'],
    ['a hidden name among letters of before', json, `{"a":"\xf4","__proto__":1}`, 'name'],
    ['parts cut off', parts, '--x\r\nContent-Disposition: form-da', 'form'],
  ])('no lead is lost over a letter: a form of visitors with %s', async (_, type, body, code) => {
    expect(await codeOf(type, body, { url: '/api/forms/contact?from=x' })).toBe(code);
  });

  it.each([
    [{ 'content-type': parts, 'content-encoding': 'gzip' }, 'encoding'],
    [{ 'content-type': 'multipart/form-data' }, 'form'],
    [{ 'content-type': parts }, null],
    [{}, null],
  ])('a body that is streamed is judged by its headers: %j', (headers, code) => {
    expect(headersFault(headers)?.code ?? null).toBe(code);
  });

  it('too many parts are refused', async () => {
    const many = Array.from({ length: 2001 }, () => part('1').replace('--x--\r\n', '')).join('');
    expect(await codeOf(parts, `${many}--x--\r\n`)).toBe('form');
  });
});
