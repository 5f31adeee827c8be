import { describe, expect, it } from 'vitest';
import { sbomFindings } from './sbom.mjs';

const component = {
  name: 'left',
  version: '1.0.0',
  purl: 'pkg:npm/left@1.0.0',
  hashes: [{ alg: 'SHA-512', content: '00' }],
  licenses: [{ license: { id: 'MIT' } }],
};
const sbom = (...components) => ({ bomFormat: 'CycloneDX', specVersion: '1.5', components });
const locked = {
  '': { version: '0.1.0' },
  'node_modules/left': { version: '1.0.0' },
  'node_modules/tool': { version: '2.0.0', dev: true },
};

describe('the list of packages (CycloneDX)', () => {
  it('with every locked package passes', () => {
    expect(sbomFindings(sbom(component), locked, {})).toEqual([]);
    const unstated = { ...component, licenses: [] };
    expect(sbomFindings(sbom(unstated), locked, { left: 'MIT, in its file' })).toEqual([]);
  });

  it.each([
    [sbom(), 'left@1.0.0 is in package-lock.json and not in the list'],
    [sbom({ ...component, hashes: [] }), 'left@1.0.0 has no hash'],
    [sbom({ ...component, licenses: [] }), 'left@1.0.0 names no licence'],
    [sbom({ ...component, purl: undefined }), 'left@1.0.0 has no address of a package'],
    [{ ...sbom(component), bomFormat: 'SPDX' }, 'the list is no CycloneDX'],
  ])('otherwise says what is wrong (%#)', (wrong, finding) => {
    expect(sbomFindings(wrong, locked, {})).toEqual([finding]);
  });
});
