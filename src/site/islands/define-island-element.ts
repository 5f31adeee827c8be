import type { Root } from 'react-dom/client';
import type { ComponentType } from 'react';
import { firstInteraction } from '@/lib/wait-for-first-interaction';

type Module = Record<string, ComponentType<object>>;

/** Functions that load the code of islands, by source file. */
const modules = import.meta.glob<Module>('/src/{site,tracking}/**/*.client.tsx');

const TOUCHES = ['pointerover', 'focusin', 'touchstart', 'click'] as const;
/** The custom element around an island: server-rendered HTML that React hydrates only when it is needed. */
class SiteIsland extends HTMLElement {
  #isHydrating = false;
  #root: Root | undefined;
  /** Aborts when the island is hydrated, removed from the page or moved within it; a moved island gets a new one. */
  #unhydrated!: AbortController;
  #touch: Event | undefined;
  #typedIn = new Set<EventTarget>();

  connectedCallback(): void {
    if (this.#root) return;
    this.#unhydrated = new AbortController();
    const { hydrate } = this.dataset;
    this.#holdTouches();
    // With a query in the URL, an island does not wait for the visitor's first interaction with the page: the server's
    // HTML does not depend on the query.
    if (hydrate === 'use' && window.location.search) this.#hydrateInView();
    else if (hydrate !== 'touch') void firstInteraction.then(() => this.#hydrateInView());
  }

  disconnectedCallback(): void {
    this.#unhydrated.abort();
    // Waits for a microtask: when the element is only moved, it is connected again before the microtask runs.
    queueMicrotask(() => {
      if (!this.isConnected) this.#root?.unmount();
    });
  }

  #startHydration(): void {
    if (this.#isHydrating) return;
    this.#isHydrating = true;
    void this.#hydrate().catch((error: unknown) => {
      this.#isHydrating = false; // after a failure the next interaction tries again
      if (this.#touch?.type === 'click') followLink(this.#touch);
      this.#touch = undefined;
      throw error;
    });
  }

  #hydrateInView(): void {
    const first = this.firstElementChild;
    if (!first || this.#unhydrated.signal.aborted) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        this.#startHydration();
      },
      { rootMargin: '200px' },
    );
    observer.observe(first);
    this.#unhydrated.signal.addEventListener('abort', () => observer.disconnect());
  }

  /**
   * Starts hydration at the first interaction with the island. The latest event is kept, to be repeated after
   * hydration; a click is not replaced by later events. Fields that the visitor types into meanwhile are noted too.
   */
  #holdTouches(): void {
    const touched = (event: Event) => {
      const target = event.target as Element;
      if (target.closest('site-island') !== this) return;
      if (event instanceof MouseEvent && event.type === 'click') {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
      }
      if (this.#touch?.type !== 'click') this.#touch = event;
      this.#startHydration();
    };
    const { signal } = this.#unhydrated;
    for (const type of TOUCHES) {
      this.addEventListener(type, touched, { capture: true, passive: type !== 'click', signal });
    }
    const typed = ({ target }: Event) => target && this.#typedIn.add(target);
    this.addEventListener('input', typed, { capture: true, signal });
  }

  async #hydrate(): Promise<void> {
    const [file, name] = (this.dataset.source ?? '').split('#');
    const [{ hydrate }, module] = await Promise.all([
      import('./hydrate'),
      modules[`/src/${file}`]?.(),
    ]);
    const component = module?.[name ?? ''];
    if (!component) throw new Error(`no island is called "${this.dataset.source}"`);
    if (!this.isConnected) return;
    this.#unhydrated.abort();
    this.#root = hydrate(this, component, this.#typedIn);
    if (this.#touch) repeat(this.#touch);
  }
}

/** Follows the link of a click when the island's code can not be loaded. */
function followLink({ target }: Event): void {
  const link = (target as Element).closest('a');
  if (link) window.location.assign(link.href);
}

/**
 * Repeats a click or `pointerover` from before hydration on the hydrated element at its position; other events need no
 * repetition.
 */
function repeat(event: Event): void {
  if (!(event instanceof MouseEvent)) return;
  const { clientX, clientY, detail, type } = event;
  // A click by the keyboard (`detail` 0) has no position.
  const isPointed = type !== 'click' || detail > 0;
  const there = isPointed ? document.elementFromPoint(clientX, clientY) : null;
  const target = there ?? (event.target as Element);
  if (type === 'click') {
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
  } else if (event instanceof PointerEvent) {
    const { pointerType } = event;
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  }
}

customElements.define('site-island', SiteIsland);
