import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ownHtml } from '@/lib/trusted-html';

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
      dangerouslySetInnerHTML: { __html: ownHtml(this.props.html) },
    });
  }
}

const isSlot = (value: unknown): value is { $slot: number } =>
  typeof value === 'object' && value !== null && '$slot' in value;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was typed before the island listened, or filled in by the browser, by field. */
function typedValues(element: HTMLElement, typedIn: ReadonlySet<EventTarget>): Map<Field, string> {
  const values = new Map<Field, string>();
  for (const field of element.querySelectorAll<Field>('input, textarea')) {
    // A slider rounds what the server wrote to its steps: that is not the reader's doing.
    const isFilled = field.type !== 'range' && field.value !== field.defaultValue;
    if (isFilled || typedIn.has(field)) values.set(field, field.value);
  }
  return values;
}

/** Types it again, for React. */
function typeAgain(values: ReadonlyMap<Field, string>): void {
  for (const [field, value] of values) {
    // React asks its own record of the value whether there is anything new, and keeps it by a setter on the element.
    field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Lets React take over an island's HTML; it answers to events once this returns.
 *
 * @param typedIn the fields in which the reader has changed something
 */
export function hydrate(
  element: HTMLElement,
  Island: ComponentType<object>,
  typedIn: ReadonlySet<EventTarget>,
): Root {
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
  const values = typedValues(element, typedIn);
  const root = flushSync(() =>
    hydrateRoot(element, createElement(Island, props), {
      identifierPrefix: element.dataset.id ?? '',
    }),
  );
  typeAgain(values);
  return root;
}
