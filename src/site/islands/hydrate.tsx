import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';

/** What the server rendered inside an island without being a part of it: kept as it stands in the page. */
class Slot extends Component<{ name: number; html: string }> {
  override shouldComponentUpdate(): boolean {
    return false;
  }
  override render(): ReactNode {
    return createElement('island-slot', {
      'data-name': this.props.name,
      suppressHydrationWarning: true,
      // oxlint-disable-next-line react/no-danger -- what stands there already
      dangerouslySetInnerHTML: { __html: this.props.html },
    });
  }
}

const isSlot = (value: unknown): value is { $slot: number } =>
  typeof value === 'object' && value !== null && '$slot' in value;

/** Tells the island what was typed before it listened. */
function tellTyped(element: HTMLElement): void {
  for (const field of element.querySelectorAll<HTMLInputElement>('input, textarea')) {
    // A slider rounds what the server wrote to its steps.
    if (field.type === 'range' || field.value === field.defaultValue) continue;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Lets React take over an island's HTML; it answers to events once this returns. */
export function hydrate(element: HTMLElement, Island: ComponentType<object>): Root {
  const htmlOf = new Map<number, string>();
  for (const slot of element.querySelectorAll<HTMLElement>('island-slot')) {
    if (slot.closest('site-island') !== element) continue;
    htmlOf.set(Number(slot.dataset.name), slot.innerHTML);
  }
  const props = JSON.parse(element.dataset.props ?? '{}', (_, value: unknown) =>
    isSlot(value)
      ? createElement(Slot, {
          key: value.$slot,
          name: value.$slot,
          html: htmlOf.get(value.$slot) ?? '',
        })
      : value,
  ) as object;
  const root = flushSync(() =>
    hydrateRoot(element, createElement(Island, props), {
      identifierPrefix: element.dataset.id ?? '',
    }),
  );
  tellTyped(element);
  return root;
}
