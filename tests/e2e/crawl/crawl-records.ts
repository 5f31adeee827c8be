import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { type Language, languages } from '../pages/page-languages';
import { settings } from '../accounts-and-settings';
import type { Sitemap } from './read-sitemaps';
import { type OpenedVisit, type Visit, withoutScripts } from './visit-page';

/** The folder of a test run's crawl: beside the log of the site it visited. */
const folder = (...names: string[]) => path.join(path.dirname(settings.log()), 'crawl', ...names);
const fileOf = (language: Language, address: string) =>
  folder(language, `${encodeURIComponent(address)}.json`);

export function writeSitemap(language: Language, sitemap: Sitemap): void {
  mkdirSync(folder(language), { recursive: true });
  writeFileSync(folder(`${language}.json`), JSON.stringify(sitemap));
}

export const sitemapOf = (language: Language): Sitemap =>
  JSON.parse(readFileSync(folder(`${language}.json`), 'utf8')) as Sitemap;

export function writeVisit(visit: Visit): void {
  writeFileSync(fileOf(visit.language, visit.path), JSON.stringify(visit));
}

const read = new Map<string, Visit>();

export function visitOf(language: Language, address: string): Visit {
  const file = fileOf(language, address);
  let visit = read.get(file);
  if (!visit) {
    try {
      visit = JSON.parse(readFileSync(file, 'utf8')) as Visit;
    } catch {
      throw new Error(`The crawl has not visited ${address}: no sitemap names it.`);
    }
    read.set(file, visit);
  }
  return visit;
}

export const visitsIn = (language: Language): Visit[] =>
  readdirSync(folder(language)).map((name) =>
    visitOf(language, decodeURIComponent(name.replace(/\.json$/, ''))),
  );

export const allVisits = (): Visit[] => languages.flatMap(visitsIn);

export const openedOf = (visits: readonly Visit[]): OpenedVisit[] =>
  visits.filter((visit) => visit.isOpened);

/** The document of a visit: as it was at the end, or without a browser as the server sent it. */
export const documentOf = (visit: Visit): HTMLElement =>
  parse(visit.isOpened ? visit.dom : withoutScripts(visit.html));

/** The text of an element, normalised as Playwright does. */
export const textOf = (element: HTMLElement | null): string =>
  (element?.textContent ?? '')
    .replaceAll(/[\u00AD\u200B]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
