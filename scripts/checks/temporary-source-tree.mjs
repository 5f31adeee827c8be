import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files, given as `path → text or JSON`, into a tree. */
function write(tree, files) {
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(tree, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** A temporary folder of generated source files, deleted after the test. */
export function madeUpTree(files) {
  const tree = mkdtempSync(path.join(tmpdir(), 'checks-'));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  write(tree, files);
  return tree;
}
