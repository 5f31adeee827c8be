/** The distance between an element and the line around it, in pixels. */
const OUTLINE_OFFSET_PX = 6;

const RULES = `
[data-preview-bar] { display: none !important; }
[data-edit-line] {
  position: absolute; z-index: 70; pointer-events: none; box-sizing: border-box;
  border: 3px solid var(--color-jade, #0b7a5c); border-radius: 8px;
  box-shadow: 0 0 0 2px rgb(255 255 255 / 85%);
}
[data-edit-line='hover'] { border-style: dashed; border-width: 2px; opacity: 0.85; }
[data-edit-bar] {
  position: fixed; inset: 0 0 auto; z-index: 71; margin: 0; padding: 8px 16px; text-align: center;
  background: #14181f; color: #fff; font: 500 14px/1.4 var(--font-sans, system-ui, sans-serif);
}
[data-edit-bar][data-state='problem'] { background: #7a1f14; }
html { scroll-padding-top: calc(var(--header-height) + var(--edit-bar) + 16px) !important; }
body { padding-top: var(--edit-bar); }
.site-header { top: var(--edit-bar) !important; }
main [data-field], main a[href], main img { cursor: pointer; }
`;

/** Draws the outlines around the edited and the hovered element, and the message at the top of the preview. */
export class Outline {
  readonly #edited = this.#line('focus');
  readonly #pointed = this.#line('hover');
  readonly #bar = document.createElement('p');
  #of = new Map<HTMLElement, Element | null>();

  constructor() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
    document.adoptedStyleSheets.push(sheet);
    this.#bar.dataset.editBar = '';
    this.#bar.setAttribute('role', 'status');
    document.body.append(this.#bar);
    new ResizeObserver(() => {
      const { style } = document.documentElement;
      style.setProperty('--edit-bar', `${this.#bar.offsetHeight}px`);
    }).observe(this.#bar);
    const draw = () => this.draw();
    new ResizeObserver(draw).observe(document.body);
    window.addEventListener('resize', draw);
    document.addEventListener('scroll', draw, { capture: true, passive: true });
  }

  #line(kind: string): HTMLElement {
    const line = document.createElement('div');
    line.dataset.editLine = kind;
    line.hidden = true;
    document.body.append(line);
    return line;
  }

  /** Outlines the element that is edited; null: none. */
  edit(element: Element | null): void {
    this.#of.set(this.#edited, element);
    this.draw();
  }

  /** Outlines the element that a click would edit by a dashed line; null: none. */
  point(element: Element | null): void {
    this.#of.set(this.#pointed, element);
    this.draw();
  }

  say(text: string, state: 'hint' | 'problem'): void {
    if (this.#bar.textContent !== text) this.#bar.textContent = text;
    this.#bar.dataset.state = state;
  }

  /** Moves the outlines to the current positions of their elements. */
  draw(): void {
    for (const [line, element] of this.#of) {
      const box = element?.isConnected ? element.getBoundingClientRect() : null;
      line.hidden = !box || box.width === 0;
      if (!box) continue;
      const width = document.documentElement.clientWidth;
      const left = Math.max(2, box.left - OUTLINE_OFFSET_PX);
      const right = Math.min(width - 2, box.right + OUTLINE_OFFSET_PX);
      line.style.left = `${left + window.scrollX}px`;
      line.style.top = `${Math.max(2, box.top - OUTLINE_OFFSET_PX + window.scrollY)}px`;
      line.style.width = `${right - left}px`;
      line.style.height = `${box.height + 2 * OUTLINE_OFFSET_PX}px`;
    }
  }
}
