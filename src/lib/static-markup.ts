import { createRequire } from 'node:module';
import type { ReactElement, ReactNode } from 'react';
import type Server from 'react-dom/server';

/**
 * Loads `react-dom/server` as Node does, which is the copy that renders the pages. Next refuses the import in what its
 * server runs, and a copy that it bundles stands in memory once for each of its layers (ADR-0034).
 */
const load = createRequire(`${process.cwd()}/package.json`);

/** Components as HTML, without what a browser needs to go on with them. React escapes every value in it. */
export function markup(part: ReactNode): string {
  const { renderToStaticMarkup } = load('react-dom/server') as typeof Server;
  return renderToStaticMarkup(part);
}

/** The same of a component that holds a whole document. */
export const documentHtml = (document: ReactElement): string =>
  `<!doctype html>\n${markup(document)}\n`;
