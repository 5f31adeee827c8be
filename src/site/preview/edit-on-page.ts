import {
  type FromPreview,
  receive,
  send,
  type Message,
  type Place,
  type Pressed,
} from '@/lib/edit-on-page/preview-window-messages';
import { isPlainClick } from '@/lib/is-click-without-modifier-keys';
import { buildOf, isOfThisBuild } from '@/lib/is-page-of-this-build';
import { ownHtml } from '@/lib/trusted-types-policy';
import { Outline } from './outline-hovered-field';
import { keepLeftOut, patch } from './patch-page-html';
import { elementAt, partAt, pressedAt } from './describe-clicked-element';
import { mayReload } from './reload-page-once';
import { topInView } from './scroll-distance-into-view';

/**
 * Controls that work in the preview as on the page, so that an editor sees what a reader would: tabs, carousels,
 * accordions.
 */
const CONTROLS = 'button, summary, select, input, textarea, label, video, [role="tab"]';
/** Selectors of play buttons, which would load a player from another company's site. */
const OUTWARD = '[data-behaviour~="play-video"] *, [data-behaviour~="play-video"]';

/** The message for a click outside the page's own content, which belongs to no field of the form. */
const NOWHERE: Pressed = { field: null, levels: [], nth: 0, picture: '' };

function halt(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The content of a page as the server rendered it, before scripts change it. */
function copyOfPage(): Element | null {
  const page = document.querySelector('#site-page');
  return page && document.implementation.createHTMLDocument('').importNode(page, true);
}

/** The window of the form that shows this preview; null for a preview without a form. */
const formWindow = (): Window | null => {
  const { opener, parent } = window as { opener: Window | null; parent: Window };
  return opener ?? (parent === window ? null : parent);
};

/**
 * The preview's half of editing on the page (ADR-0052): it shows unsaved changes, reports clicks instead of following
 * links, and outlines the focused field. It reports itself ready to the window that opened or contains it, and
 * changes nothing until that window answers with `begin`; a preview without a form stays a normal page.
 */
class EditOnPage {
  #before = copyOfPage();
  #outline: Outline | undefined;
  #hint = '';
  #sectionHint = '';
  #place: Place | null = null;
  /** The path of the field that was scrolled into view last, and the picture in it. */
  #seen = { path: '', picture: '' };
  #outlined: Element | null = null;

  constructor(readonly form: Window) {}

  /** Listens to the form until the page is left. */
  start(): void {
    const { signal } = new AbortController();
    receive(
      () => this.form,
      (message) => this.#take(message),
      signal,
    );
    this.#tell({ kind: 'ready' });
  }

  #tell(message: FromPreview): void {
    send(this.form, message);
  }

  #take(message: Message): void {
    if (message.kind === 'begin') this.#begin(message.hint, message.sectionHint);
    else if (message.kind === 'show') this.#show(message.html);
    else if (message.kind === 'say') {
      this.#outline?.say(message.text || this.#hint, message.text ? 'problem' : 'hint');
    } else if (message.kind === 'outline') {
      this.#place = message.place;
      this.#outlineField();
      // The page scrolls only when another field gets the focus: while a text is typed, the page stays where the
      // editor has scrolled it.
      if (this.#hasMoved(message.path, message.place?.picture)) this.#bringIntoView();
    }
  }

  #begin(hint: string, sectionHint: string): void {
    this.#hint = hint;
    this.#sectionHint = sectionHint;
    if (!this.#outline) {
      this.#outline = new Outline();
      this.#listen();
    }
    this.#outline.say(hint, 'hint');
    this.#makeReachable();
  }

  /** Makes sections focusable by the Tab key; they announce what Enter does. */
  #makeReachable(): void {
    for (const section of document.querySelectorAll<HTMLElement>('main [data-field]')) {
      section.tabIndex = 0;
      section.setAttribute('aria-description', this.#sectionHint);
    }
  }

  #listen(): void {
    const first = { capture: true };
    window.addEventListener('click', (event) => this.#click(event), first);
    window.addEventListener('submit', halt, first);
    window.addEventListener('keydown', (event) => this.#key(event), first);
    window.addEventListener('pointermove', ({ target }) => this.#point(target), {
      passive: true,
    });
    document.documentElement.addEventListener('pointerleave', () => this.#outline?.point(null));
  }

  #point(target: EventTarget | null): void {
    const part = target instanceof Element && target.closest('main') ? partAt(target) : null;
    this.#outline?.point(part?.matches('main') ? null : part);
  }

  #click(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element) || !isPlainClick(event)) return;
    const isContent = target.closest('main') !== null;
    const control = target.closest(CONTROLS);
    const isSummary = target.closest('summary') !== null;
    if (control && !isSummary && !target.closest(OUTWARD)) return;
    if (!isSummary) halt(event);
    this.#press(isContent ? pressedAt(target) : NOWHERE);
  }

  /**
   * Reports a click to the form. From a preview in a separate window it also brings the form's window to the front,
   * where the field gets the focus.
   */
  #press(pressed: Pressed): void {
    this.#tell({ kind: 'pressed', pressed });
    if (this.form === window.opener && pressed !== NOWHERE) this.form.focus();
  }

  #key(event: KeyboardEvent): void {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof Element) || !target.matches('[data-field]')) return;
    event.preventDefault();
    this.#press(pressedAt(target));
  }

  #show(html: string): void {
    const live = document.querySelector('#site-page');
    const next = new DOMParser().parseFromString(ownHtml(html), 'text/html');
    if (!isOfThisBuild(next)) {
      if (mayReload(buildOf(next), () => sessionStorage)) window.location.reload();
      else this.#tell({ kind: 'other-build' });
      return;
    }
    const after = next.querySelector('#site-page');
    if (!live || !after || !this.#before) return;
    const left = keepLeftOut(this.#before, after);
    patch(live, this.#before, after);
    this.#before = after;
    document.title = next.title;
    this.#makeReachable();
    // The form sends the new place of a changed text next; until then the outline stays around the element that it
    // had.
    if (this.#outlined?.isConnected) this.#outline?.draw();
    else this.#outlineField();
    this.#tell({ kind: 'shown', left });
  }

  #outlineField(): void {
    this.#outlined = this.#place && elementAt(this.#place);
    this.#outline?.edit(this.#outlined);
  }

  #hasMoved(path: string, picture = ''): boolean {
    const { path: last, picture: shown } = this.#seen;
    const isSame = path === last && (picture === '' || picture === shown);
    // The form reports the picture of a field a little after the field, so the picture may still be missing.
    this.#seen = { path, picture: picture || (path === last ? shown : '') };
    return !isSame;
  }

  /** Scrolls this window only; `scrollIntoView` would scroll the form around it too. */
  #bringIntoView(): void {
    if (!this.#outlined) return;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const view = { from: Number.parseFloat(scrollPaddingTop) || 0, to: window.innerHeight };
    const by = topInView(this.#outlined.getBoundingClientRect(), view);
    if (by !== 0) window.scrollTo({ top: window.scrollY + by, behavior: 'instant' });
  }
}

const form = formWindow();
if (form) new EditOnPage(form).start();
