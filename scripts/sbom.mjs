import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from './lib/project-paths.mjs';
import { npmCli } from './lib/install-node-and-packages.mjs';

/** A copy of the project's package.json and lockfile without development packages. */
function withoutDevelopment() {
  const read = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
  const { devDependencies: _dev, ...project } = read('package.json');
  const lock = read('package-lock.json');
  const { devDependencies: _locked, ...top } = lock.packages[''];
  const kept = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
  return [project, { ...lock, packages: { ...Object.fromEntries(kept), '': top } }];
}

/**
 * The list of all packages that the site runs on (CycloneDX), for every operating system. Made from a copy of the
 * lockfile: npm's own `--omit dev` also omits each package that a development package needs as well.
 */
export function sbomOfProject() {
  const parent = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  try {
    const [project, lock] = withoutDevelopment();
    // npm takes the project's name from its folder.
    const folder = path.join(parent, project.name);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    return execFileSync(
      process.execPath,
      [npmCli(), 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

if (import.meta.main) process.stdout.write(sbomOfProject());
