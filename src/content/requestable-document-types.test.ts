import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const valueIn = (file: string, key: string): unknown =>
  (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)[key];

const documents = globSync('content/documents/*.md').map((file) => {
  const [slug, locale] = file.replace('content/documents/', '').split('.');
  return { file, slug, locale };
});

it.each(documents)('a document is of the type that its page names ($file)', (document) => {
  const { file, slug, locale } = document;
  const type = valueIn(`content/${locale}/resources/${slug}.json`, 'contentType');
  const name = valueIn(`content/${locale}/content-types/${String(type)}.json`, 'name');
  expect(/^kind: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]).toBe(name);
});
