import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/project-paths.mjs';
import { sbomOfProject } from '../sbom.mjs';
import { finish } from './lib/report-findings.mjs';

/**
 * The errors of a list of packages (SBOM): another format, a package of the lockfile that is missing and not for
 * development alone, or a package without address, hash or licence.
 * @param {object} sbom
 * @param {Record<string, { version: string, dev?: boolean }>} locked the `packages` of the lockfile
 * @param {Record<string, string>} unstated packages that name no licence, with the reviewed one
 */
export function sbomFindings(sbom, locked, unstated) {
  const { bomFormat, specVersion, components = [] } = sbom;
  const findings = [];
  if (bomFormat !== 'CycloneDX' || !specVersion) findings.push('the list is no CycloneDX');
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  for (const [place, { name, version, dev }] of Object.entries(locked)) {
    const about = `${name ?? place.split('node_modules/').at(-1)}@${version}`;
    if (place === '' || dev || listed.has(about)) continue;
    findings.push(`${about} is in package-lock.json and not in the list`);
  }
  for (const { name, version, purl, hashes = [], licenses = [] } of components) {
    const about = `${name}@${version}`;
    if (!purl?.startsWith('pkg:npm/')) findings.push(`${about} has no address of a package`);
    if (hashes.length === 0) findings.push(`${about} has no hash`);
    if (licenses.length === 0 && !Object.hasOwn(unstated, name)) {
      findings.push(`${about} names no licence`);
    }
  }
  return findings;
}

if (import.meta.main) {
  const read = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
  const sbom = JSON.parse(sbomOfProject());
  finish(
    'sbom',
    sbomFindings(sbom, read('package-lock.json').packages, read('docs/dependencies.json').unstated),
    `${sbom.components?.length} packages, each with version, hash and licence`,
  );
}
