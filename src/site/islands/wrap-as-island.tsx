import {
  createContext,
  isValidElement,
  useContext,
  useId,
  type ComponentType,
  type ReactNode,
} from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateWhen } from './hydrate-when';

/** Whether a component is inside an island, and so must not become an island itself. */
const InsideIsland = createContext(false);

function Slot({ name, children }: { name: number; children: ReactNode }) {
  return (
    <InsideIsland value={false}>
      <island-slot data-name={name}>{children}</island-slot>
    </InsideIsland>
  );
}

const isRendered = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(isValidElement));

type Split = { sent: unknown; rendered: unknown };

/**
 * Splits a prop into its serialised form for the browser and its value for the server; React elements become slots,
 * whose HTML stays in the page.
 *
 * @throws Error for a function, which can not be serialised
 */
function split(value: unknown, slots: ReactNode[]): Split {
  if (isRendered(value)) {
    const name = slots.push(value as ReactNode) - 1;
    const slot = (
      <Slot key={name} name={name}>
        {value as ReactNode}
      </Slot>
    );
    return { sent: { $slot: name }, rendered: slot };
  }
  if (typeof value === 'function') throw new Error('an island can not be sent a function');
  if (Array.isArray(value)) {
    const parts = value.map((part) => split(part, slots));
    return { sent: parts.map(({ sent }) => sent), rendered: parts.map(({ rendered }) => rendered) };
  }
  if (typeof value !== 'object' || value === null) return { sent: value, rendered: value };
  const parts = Object.entries(value).map(([name, part]) => [name, split(part, slots)] as const);
  return {
    sent: Object.fromEntries(parts.map(([name, { sent }]) => [name, sent])),
    rendered: Object.fromEntries(parts.map(([name, { rendered }]) => [name, rendered])),
  };
}

/**
 * Wraps a component as an island: its HTML with the serialised props that hydration needs.
 * @param source the file, relative to `src`, and the name it exports the component under
 */
export function island<Props extends object>(
  Component: ComponentType<Props>,
  source: { file: string; name: string },
) {
  return function Island(props: Props) {
    const id = useId();
    if (useContext(InsideIsland)) return <Component {...props} />;
    const { sent, rendered } = split(props, []);
    const html = renderToString(
      <InsideIsland value={true}>
        <Component {...(rendered as Props)} />
      </InsideIsland>,
      { identifierPrefix: id },
    );
    return (
      <site-island
        data-source={`${source.file}#${source.name}`}
        data-props={JSON.stringify(sent)}
        data-id={id}
        data-hydrate={hydrateWhen(source.name)}
        // oxlint-disable-next-line react/no-danger -- React has just rendered it
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
