import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

function emptied(element: HTMLElement): Root {
  element.replaceChildren();
  return createRoot(element);
}

/** Shows `content` in an element instead of what stands there, in one step: nobody sees it empty. */
export function drawInto(element: HTMLElement, content: ReactNode, root: Root | undefined): Root {
  const own = root ?? emptied(element);
  flushSync(() => own.render(content));
  return own;
}
