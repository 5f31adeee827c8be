import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { earlierBuilds, keepBuild } from './keep-earlier-builds.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'site-builds-'));
const project = path.join(folder, 'project');
const data = path.join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};

/** A build identified by one digit, with one file that no other build has. */
function build(digit: string): void {
  rmSync(project, { recursive: true, force: true });
  put('.next/SITE_BUILD', digit.repeat(64));
  put(`.next/static/chunks/${digit}.js`, digit);
  put(`dist/client/_site/${digit}.css`, digit);
  put('dist/client/robots.txt', digit);
}

it('keeps the hashed files of the last three builds and nothing else', () => {
  for (const [day, digit] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    build(digit);
    keepBuild(data, project);
    const own = path.join(data, 'builds', digit.repeat(16));
    utimesSync(own, day, day); // dates the builds some days apart
  }
  const marks = earlierBuilds(data, project).map((one) => path.basename(one)[0]);
  expect(marks).toEqual(['d', 'c', 'b']);
  expect(readdirSync(path.join(data, 'builds'))).toHaveLength(4);
  const [last] = earlierBuilds(data, project);
  for (const file of ['_next/static/chunks/d.js', '_site/d.css']) {
    expect(existsSync(path.join(last!, file))).toBe(true);
  }
  expect(readdirSync(last!).toSorted()).toEqual(['_next', '_site']);
});

it('does not throw for a folder that can not be written or does not exist', () => {
  writeFileSync(path.join(folder, 'a-file'), '');
  expect(() => keepBuild(path.join(folder, 'a-file'), project)).not.toThrow();
  expect(earlierBuilds(path.join(folder, 'nowhere'), project)).toEqual([]);
  rmSync(path.join(project, '.next'), { recursive: true });
  expect(earlierBuilds(data, project)).toEqual([]);
});

it('removes copies left by an interrupted start', () => {
  const part = path.join(data, 'builds', `${'f'.repeat(16)}.part`);
  mkdirSync(part, { recursive: true });
  build('a');
  keepBuild(data, project);
  expect(existsSync(part)).toBe(false);
});
