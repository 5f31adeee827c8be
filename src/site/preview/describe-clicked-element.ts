import { comparable } from '@/lib/edit-on-page/normalize-text-for-comparison';
import type { Place, Pressed } from '@/lib/edit-on-page/preview-window-messages';

const MAX_LEVELS = 8;
const MAX_TEXTS = 40;
const MAX_TEXT_LENGTH = 2000;

const FILE = /\/media\/file\/([^/?&#]+)/;

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && comparable(node.data) !== '');

/**
 * The elements that contain text directly, from the outside in; text inside another such element belongs to the inner
 * one. Lists of links, such as the breadcrumb and tables of contents, repeat texts of the page and are skipped.
 */
function textElements(scope: Element): Element[] {
  if (hasOwnText(scope)) return [scope];
  return [...scope.children].filter((child) => !child.matches('nav')).flatMap(textElements);
}

const textOf = (element: Element): string =>
  comparable(element.textContent ?? '').slice(0, MAX_TEXT_LENGTH);

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // the name itself contains a percent sign
  }
}

/** The name of an uploaded file in its URL, or in that of a resized picture, which has the URL as `url`. */
function fileName(address: string): string {
  const url = URL.parse(address, document.baseURI);
  const own = url?.pathname.startsWith('/_next/image') ? url.searchParams.get('url') : address;
  const [, name = ''] = FILE.exec(own ?? '') ?? [];
  return decoded(name);
}

/** The file name of the uploaded picture that an element shows; empty for other elements. */
export function fileIn(element: Element): string {
  const picture = element.closest('img') ?? element.closest('picture')?.querySelector('img');
  const address = picture?.currentSrc || picture?.src || picture?.dataset.src || '';
  return fileName(address);
}

/** The part of the page around an element that belongs to one field; the whole content if there is none. */
const scopeOf = (element: Element): Element =>
  element.closest('[data-field]') ?? element.closest('main') ?? document.body;

/** The smallest element around a click that contains text; a picture counts as itself. */
export function partAt(target: Element): Element {
  const scope = scopeOf(target);
  if (fileIn(target)) return target;
  for (let element = target; element !== scope; element = element.parentElement ?? scope) {
    if (comparable(element.textContent ?? '') !== '') return element;
  }
  return scope;
}

/** Describes the clicked element, so that the edit form in the admin can find its field. */
export function pressedAt(target: Element): Pressed {
  const scope = scopeOf(target);
  const part = partAt(target);
  const levels: string[][] = [];
  for (let element = part; levels.length < MAX_LEVELS; element = element.parentElement ?? scope) {
    // A click inside a section but outside its texts selects the section as a whole.
    if (element === scope && part === scope) break;
    const texts = textElements(element).map(textOf).slice(0, MAX_TEXTS);
    if (texts.length > 0) levels.push(texts);
    if (element === scope) break;
  }
  const text = textOf(part);
  const same = textElements(scope).filter((element) => textOf(element) === text);
  return {
    field: scope.getAttribute('data-field'),
    levels,
    nth: Math.max(0, same.indexOf(part)),
    picture: fileIn(part),
  };
}

/**
 * The element of the page that shows a field: its text or picture, else the part of the page that belongs to the
 * field; null if there is none.
 */
export function elementAt({ field, text, nth, picture }: Place): Element | null {
  const scope = field
    ? document.querySelector(`[data-field="${CSS.escape(field)}"]`)
    : document.querySelector('main');
  if (!scope) return null;
  if (picture) {
    const shown = [...scope.querySelectorAll('img')].find((image) => fileIn(image) === picture);
    if (shown) return shown;
  }
  if (text) {
    const elements = textElements(scope);
    const exact = elements.filter((element) => textOf(element) === text);
    const found =
      exact[Math.min(nth, exact.length - 1)] ?? around(scope, text) ?? lineOf(elements, text);
    if (found) return found;
  }
  return field ? scope : null;
}

/** The innermost element whose whole text equals a text, such as a title of several lines. */
function around(scope: Element, text: string): Element | undefined {
  const all = [...scope.querySelectorAll('*')].filter((element) => {
    const shown = textOf(element);
    return shown === text || shown.replaceAll(' ', '') === text.replaceAll(' ', '');
  });
  return all.at(-1);
}

/** The first element that shows one sentence or line of a text. */
const lineOf = (elements: readonly Element[], text: string): Element | undefined =>
  elements.find((element) => {
    const shown = textOf(element);
    return shown.length > 3 && text.includes(shown);
  });
