import { gzipSync } from 'node:zlib';

/** The scripts that a page loads by its HTML; browsers that know modules leave those marked `nomodule` out. */
export const scriptsIn = (html: string): string[] => {
  const tags = html.match(/<script[^>]+src="[^"]+"[^>]*>/g) ?? [];
  const loaded = tags.filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(loaded.flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []))];
};

/** Compressed size of files, in kB of 1000 bytes. */
export const kilobytes = (files: readonly Buffer[]): number =>
  files.reduce((sum, file) => sum + gzipSync(file, { level: 6 }).length, 0) / 1000;
