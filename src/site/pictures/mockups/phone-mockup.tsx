import { ExhibitActions, ExhibitLines } from './mockup-lines';
import type { ExhibitModel } from './mockup-model';

type PhoneExhibitProps = { model: ExhibitModel };

/** A phone's screen: a message with its buttons, or a short form with its answers. */
export function PhoneExhibit({ model }: PhoneExhibitProps) {
  const message = model.kind === 'zns';
  return (
    <div className="mx-auto w-full max-w-[22rem] overflow-hidden rounded-[28px] border-[6px] border-ink bg-paper ring-1 ring-line-dark">
      <p className="flex items-center gap-2.5 border-b border-line bg-warm px-5 py-3 text-tiny font-semibold">
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-(--hue)" />
        {model.from}
      </p>
      <div className="grid gap-3 px-5 pt-4 pb-5">
        {model.title ? <p className="text-body leading-snug font-semibold">{model.title}</p> : null}
        <ExhibitLines lines={model.lines} />
        {message ? (
          <MessageButtons actions={model.actions} />
        ) : (
          <ExhibitActions actions={model.actions} />
        )}
      </div>
    </div>
  );
}

function MessageButtons({ actions }: Pick<ExhibitModel, 'actions'>) {
  if (actions.length === 0) return null;
  return (
    <ul className="grid gap-2 pt-1 text-center font-semibold">
      {actions.map(({ text, chosen }) => (
        <li
          key={text}
          className={`rounded-control px-3 py-2.5 ${
            chosen ? 'bg-(--hue) text-paper' : 'bg-(--hue-soft) text-(--hue)'
          }`}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
