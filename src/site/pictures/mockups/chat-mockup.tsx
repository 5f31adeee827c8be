import { ExhibitActions } from './mockup-lines';
import type { ExhibitModel } from './mockup-model';

type ChatExhibitProps = { model: ExhibitModel };

/** A short conversation: the customer on the left, the business on the right in its colour. */
export function ChatExhibit({ model }: ChatExhibitProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-warm">
      <p className="border-b border-line bg-paper px-5 py-3 text-tiny font-semibold text-muted">
        {model.from}
      </p>
      <ul className="grid gap-2.5 p-4 tablet:p-5">
        {model.lines.map((line, index) =>
          line.kind === 'text' || line.kind === 'ours' ? (
            <li
              key={index}
              className={`max-w-[88%] rounded-[16px] px-4 py-2.5 ${
                line.kind === 'ours'
                  ? 'justify-self-end rounded-tr-[4px] bg-(--hue) text-paper'
                  : 'justify-self-start rounded-tl-[4px] bg-paper'
              }`}
            >
              {line.text}
            </li>
          ) : null,
        )}
      </ul>
      {model.actions.length > 0 ? (
        <div className="px-4 pb-4 tablet:px-5 tablet:pb-5">
          <ExhibitActions actions={model.actions} />
        </div>
      ) : null}
    </div>
  );
}
