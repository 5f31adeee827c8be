'use client';

import { namesBySelector, selectRow, toolbarNames } from './accessible-names-of-controls';

const textOf = (id: string): string => document.getElementById(id)?.textContent?.trim() ?? '';

const hasLabel = (element: Element): boolean =>
  Boolean(element.getAttribute('aria-label')) ||
  Boolean(element.getAttribute('aria-labelledby')?.split(' ').some(textOf));

/**
 * Whether an element has an accessible name; tooltips are only for the pointer, and the content of a frame, a select or a
 * part of the screen is not its name.
 */
const isNamed = (element: Element): boolean =>
  hasLabel(element) ||
  (!element.matches('iframe, select, header, main, .btn--has-tooltip') &&
    element.textContent?.trim() !== '');

const name = (element: Element, words: string): void => element.setAttribute('aria-label', words);

/**
 * The elements matching a selector at and below a node, and the closest one around it: a picture added to a button may
 * name the button.
 */
function within(node: Element, selector: string): Element[] {
  const around = node.closest(selector);
  return [...(around ? [around] : []), ...node.querySelectorAll(selector)];
}

const BOXES =
  '.field-type :is(input:not([type="hidden"], [type="file"]), textarea, [contenteditable="true"])';

/**
 * The text of the label of a field whose label is not connected to its input; empty when it is connected. The CMS
 * connects no labels of text areas, selects and dates. Where blocks of a rich text have fields of the same name, it
 * connects only the first.
 */
function labelOf(box: Element): string {
  const isJoined = 'labels' in box && (box as HTMLInputElement).labels?.length !== 0;
  const label = isJoined ? null : box.closest('.field-type')?.querySelector('.field-label');
  return label?.textContent?.replaceAll('*', '').replace(/ *— */, ' — ').trim() ?? '';
}

/** Gives accessible names to controls at and below an element that have none, for screen readers and voice control. */
export function nameControls(node: Element, language: 'vi' | 'en'): void {
  for (const [selector, words] of namesBySelector) {
    for (const element of within(node, selector)) {
      if (!isNamed(element)) name(element, words[language]);
    }
  }
  for (const button of within(node, '.toolbar-popup__button[data-button-key]')) {
    const words = toolbarNames[button.getAttribute('data-button-key') ?? ''];
    if (!words || isNamed(button)) continue;
    name(button, words[language]);
    button.setAttribute('title', words[language]);
  }
  for (const button of within(node, '.btn--icon-only.btn--has-tooltip')) {
    const tip = button.querySelector('.tooltip-content')?.textContent;
    if (tip && !isNamed(button)) name(button, tip);
  }
  for (const box of within(node, BOXES)) {
    const label = hasLabel(box) ? '' : labelOf(box);
    if (label) name(box, label);
  }
  for (const box of within(node, 'tbody .checkbox-input input')) {
    const title = box.closest('tr')?.querySelector('td a')?.textContent;
    if (title && !isNamed(box)) name(box, `${selectRow[language]} ${title}`);
  }
  // Removes the tooltip of checkboxes: the CMS shows the name of the database field there.
  for (const box of within(node, '.checkbox-input input[title]')) box.removeAttribute('title');
}

let headings = 0;

/** Names dialogs by their headings. The library would name them by an internal code. */
export function nameDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    const named = dialog.getAttribute('aria-labelledby');
    const isCode = dialog.getAttribute('aria-label') === dialog.id;
    if (named ? document.getElementById(named) : !isCode) continue;
    const heading = dialog.querySelector('h1, h2, h3');
    if (!heading) continue;
    headings += 1;
    heading.id ||= `dialog-heading-${headings}`;
    dialog.setAttribute('aria-labelledby', heading.id);
    dialog.removeAttribute('aria-label');
  }
}
