import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ownHtml } from '@/lib/trusted-types-policy';

/**
 * A slot for children of an island that were rendered on the server and are not part of the island's code: hydration
 * keeps their HTML.
 */
class Slot extends Component<{ name: number; html: string }> {
  override shouldComponentUpdate(): boolean {
    return false;
  }
  override render(): ReactNode {
    return createElement('island-slot', {
      'data-name': this.props.name,
      suppressHydrationWarning: true,
      // oxlint-disable-next-line react/no-danger -- HTML that is in the page already
      dangerouslySetInnerHTML: { __html: ownHtml(this.props.html) },
    });
  }
}

const isSlot = (value: unknown): value is { $slot: number } =>
  typeof value === 'object' && value !== null && '$slot' in value;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The values of fields that the visitor or the browser changed before hydration, by field. */
function typedValues(element: HTMLElement, typedIn: ReadonlySet<EventTarget>): Map<Field, string> {
  const values = new Map<Field, string>();
  for (const field of element.querySelectorAll<Field>('input, textarea')) {
    // A slider may round the server's value to its steps, which is no change by the visitor.
    const isFilled = field.type !== 'range' && field.value !== field.defaultValue;
    if (isFilled || typedIn.has(field)) values.set(field, field.value);
  }
  return values;
}

/** Sets the fields to their typed values so that React notices the changes. */
function typeAgain(values: ReadonlyMap<Field, string>): void {
  for (const [field, value] of values) {
    // React tracks a value by a setter on the element, and would ignore a value that was set by it; so the setter of
    // the prototype is used.
    field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Hydrates an island's HTML; the island handles events once this returns.
 * @param typedIn fields that the visitor changed before
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
