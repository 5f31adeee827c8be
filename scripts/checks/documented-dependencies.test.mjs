import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { licences, unstated, installScripts, ownInput } = read('docs/dependencies.json');

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

  it('each one that reads what strangers send has a row in ADR-0027', () => {
    const table = readFileSync('docs/decisions/0027-libraries-that-read-strangers-input.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => [...line.split('|')[2].matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    const { dependencies } = read('package.json');
    const reviewed = [...new Set(table), ...ownInput].filter((name) =>
      Object.hasOwn(dependencies, name),
    );
    expect(reviewed.toSorted()).toEqual(Object.keys(dependencies).toSorted());
    expect(ownInput.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });
});
