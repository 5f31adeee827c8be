import type { Page } from '@playwright/test';

/** A name of 200 letters without a space: some 1,600 pixels wide where nothing breaks it. */
export const longName = (start: string): string => start.padEnd(200, 'dàilắm');

/**
 * Finds what a long name does to its screen: the screen scrolls sideways, a link or button reaches beyond the window,
 * or the name is drawn over something beside it. Areas that scroll by themselves, such as a wide table, may be wider
 * than the window.
 * @param start how the long names on the screen begin
 */
export const harmOf = (page: Page, start: string): Promise<string[]> =>
  page.evaluate((begins) => {
    type Box = { left: number; right: number; top: number; bottom: number };
    const width = document.documentElement.clientWidth;
    const found = new Set<string>();
    const words = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    if (document.documentElement.scrollWidth > width) found.add('the screen scrolls sideways');

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"]');
    const isWithinScroll = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const controls = [
      ...document.querySelectorAll('main :is(a, button), dialog :is(a, button)'),
    ].filter(isShown);
    for (const control of controls) {
      const { left, right, width: own, height } = control.getBoundingClientRect();
      const isOut = own > 0 && height > 0 && (right > width + 1 || left < -1);
      if (isOut && !isWithinScroll(control)) {
        found.add(`${words(control.textContent)} reaches from ${left} to ${right}`);
      }
    }

    /** The part of a box that its ancestors do not cut off; null when nothing is left. */
    const seen = (element: Element, box: Box): Box | null => {
      let { left, right, top, bottom } = box;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        if (overflowX !== 'visible') {
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        }
        if (overflowY !== 'visible') {
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
      }
      return right - left > 3 && bottom - top > 3 ? { left, right, top, bottom } : null;
    };
    type Drawn = { element: Element; box: Box; text: string };
    const drawn: Drawn[] = [];
    const add = (element: Element, boxes: Iterable<Box>, text: string) => {
      for (const box of boxes) {
        const rest = seen(element, box);
        if (rest) drawn.push({ element, box: rest, text });
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element || !textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      add(element, range.getClientRects(), textContent);
    }
    for (const control of document.querySelectorAll('button, input, select, textarea, img, svg')) {
      if (isShown(control)) add(control, control.getClientRects(), control.outerHTML);
    }
    const layers = new Map<Element, Element | null>();
    /**
     * The fixed or sticky ancestor of an element, or itself: such layers may cover the page, so each is judged by
     * itself.
     */
    const layerOf = (element: Element): Element | null => {
      const known = layers.get(element);
      if (known !== undefined) return known;
      const { parentElement: parent } = element;
      const isLayer = /fixed|sticky/.test(getComputedStyle(element).position);
      const above = parent && parent !== document.body ? layerOf(parent) : null;
      const layer = isLayer ? element : above;
      layers.set(element, layer);
      return layer;
    };
    for (const long of drawn.filter(({ text }) => text.trim().startsWith(begins))) {
      const layer = layerOf(long.element);
      for (const { element, box, text } of drawn) {
        const isApart =
          !element.contains(long.element) &&
          !long.element.contains(element) &&
          layerOf(element) === layer;
        const wide = Math.min(box.right, long.box.right) - Math.max(box.left, long.box.left);
        const high = Math.min(box.bottom, long.box.bottom) - Math.max(box.top, long.box.top);
        // The boxes of two lines of text may touch.
        if (isApart && wide > 3 && high > 6) {
          found.add(
            `${words(long.text)} is drawn over ${words(text)} at ${Math.round(box.left)}, ${Math.round(box.top)}`,
          );
        }
      }
    }
    return [...found];
  }, start);
