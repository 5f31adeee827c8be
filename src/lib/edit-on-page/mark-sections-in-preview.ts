/**
 * The URL to which unsaved values are posted to be rendered as a page; the web server passes the request to the pages
 * (scripts/serve.mjs).
 */
export const UNSAVED_PATH = '/api/preview/unsaved';

const SECTIONS = 'sections.';

/**
 * The identifier of a section in a page: the list of sections and the id of the row, which stays the same when rows are
 * moved.
 */
export const sectionField = (id: string): string => SECTIONS + id;

/** The row id in a section's identifier; null for the identifier of another field. */
export const rowOf = (field: string): string | null =>
  field.startsWith(SECTIONS) ? field.slice(SECTIONS.length) : null;

const END = '<template data-field-end="true"></template>';
const EMPTY = new RegExp(`<template data-field="[^"]*"></template>${END}`, 'g');
const BEGIN = /<template data-field="([^"]*)"><\/template><([a-z][a-z0-9-]*)/g;

/**
 * Turns the marks around the sections of a preview into an attribute of the element between them, so that a preview
 * has the same elements as the page, and sibling selectors of CSS match.
 */
export const withPlaces = (html: string): string =>
  html.replaceAll(EMPTY, '').replaceAll(BEGIN, '<$2 data-field="$1"').replaceAll(END, '');
