import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { licences, unstated, installScripts } = read('docs/dependencies.json');

/** Every package of a lockfile by name, except the project itself. */
const packagesOf = (file) =>
  Object.entries(read(file).packages).flatMap(([place, about]) =>
    place === '' ? [] : [{ name: place.split('node_modules/').at(-1), ...about }],
  );

const packages = ['package-lock.json', 'runtime/package-lock.json'].flatMap(packagesOf);

/** Whether every part of a licence expression is allowed; of alternatives (`OR`), one is enough. */
const isKnown = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => Object.hasOwn(licences, part)));

describe('third-party packages (docs/dependencies.json)', () => {
  it('have a licence that was reviewed', () => {
    const unknown = packages.filter(({ name, license }) =>
      license ? !isKnown(license) : !Object.hasOwn(unstated, name),
    );
    expect(unknown.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it('only listed packages run an install script', () => {
    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
    const known = ({ name }) =>
      Object.keys(installScripts).some((one) => name === one || name.startsWith(`${one}/`));
    expect(scripted.filter((one) => !known(one)).map(({ name }) => name)).toEqual([]);
    expect(scripted.length).toBeGreaterThan(0);
  });

  it('every package is locked by its hash and comes from the registry', () => {
    const loose = packages.filter(({ integrity, inBundle }) => !integrity && !inBundle);
    expect(loose.map(({ name }) => name)).toEqual([]);
    expect(packages.filter(({ resolved }) => /^(?:git|file|http:)/.test(resolved ?? ''))).toEqual(
      [],
    );
  });
});
