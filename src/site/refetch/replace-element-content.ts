import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

function emptied(element: HTMLElement): Root {
  element.replaceChildren();
  return createRoot(element);
}

/** Replaces an element's content in one step, so that it is never empty in between. */
export function renderInto(element: HTMLElement, content: ReactNode, root: Root | undefined): Root {
  const own = root ?? emptied(element);
  flushSync(() => own.render(content));
  return own;
}
