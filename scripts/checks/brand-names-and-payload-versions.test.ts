import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '../../brand.config';

/**
 * Files that may repeat the brand's names: those written by Payload, and test tools that must not depend on the
 * tested code.
 */
const notOurs = /^src\/(payload-types\.ts|cms\/migrations\/)|^scripts\/test\//;

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|json|css|svg|txt|html)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !notOurs.test(file) && !/[.]test[.]\w+$/.test(file));

it('D1 name, slug and legal name come from the brand configuration alone', () => {
  const names = [brand.name, brand.slug, brand.legalName].map((name) => name.toLowerCase());
  const files = ['src', 'messages', 'content', 'scripts', 'public'].flatMap(filesBelow);
  expect(files).toContain('src/lib/env.ts');
  const places = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .normalize('NFC')
      .toLowerCase()
      .split('\n')
      .flatMap((line, index) =>
        names.some((name) => line.includes(name)) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(places).toEqual([]);
});

it("foundation: Payload's packages are of one version", () => {
  type Package = { version: string; peerDependencies?: Record<string, string> };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Package>;
  };
  const ofPayload = Object.entries(packages).filter(([place]) =>
    /(^|\/)node_modules\/(payload|@payloadcms\/[^/]+)$/.test(place),
  );
  const installed = ofPayload.map(([place]) => place);
  expect(installed).toContain('node_modules/payload');
  expect(installed.filter((place) => place.includes('@payloadcms/')).length).toBeGreaterThan(3);
  // Each of these packages is installed once, at the top level: no other package has a second version of it.
  expect(installed.filter((place) => place.lastIndexOf('node_modules/') > 0)).toEqual([]);
  const versions = new Set(ofPayload.map(([, { version }]) => version));
  expect([...versions]).toHaveLength(1);

  // The versions of these packages are exact, so that none is upgraded without the others.
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const asked = Object.entries(dependencies).filter(([name]) =>
    /^(payload$|@payloadcms\/)/.test(name),
  );
  expect(asked.length).toBeGreaterThan(3);
  for (const [, version] of asked) expect(version).toBe([...versions][0]);
});
