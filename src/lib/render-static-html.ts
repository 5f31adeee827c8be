import { createRequire } from 'node:module';
import type { ReactElement, ReactNode } from 'react';
import type Server from 'react-dom/server';

/**
 * Loads `react-dom/server` by Node's own `require`, which returns the copy that renders the pages. Next refuses to
 * bundle that import, and would load a copy of its own for each of its layers (ADR-0034).
 */
const load = createRequire(`${process.cwd()}/package.json`);

/** Renders components as static HTML, without hydration data. React escapes every value. */
export function markup(part: ReactNode): string {
  const { renderToStaticMarkup } = load('react-dom/server') as typeof Server;
  return renderToStaticMarkup(part);
}

/** Renders a component that contains a whole HTML document. */
export const documentHtml = (document: ReactElement): string =>
  `<!doctype html>\n${markup(document)}\n`;
