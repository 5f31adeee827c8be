import { ExhibitActions, ExhibitLines } from './mockup-lines';
import type { ExhibitModel } from './mockup-model';

type TaskExhibitProps = { model: ExhibitModel };

/** A screen of the team: a task or a record with its facts and states. */
export function TaskExhibit({ model }: TaskExhibitProps) {
  return (
    <div className="grid gap-3 rounded-[14px] border border-line bg-paper p-5">
      <p className="flex items-center gap-2.5 text-tiny font-semibold text-(--hue)">
        <span aria-hidden="true" className="size-4 shrink-0 rounded-full border-2 border-(--hue)" />
        {model.from}
      </p>
      {model.title ? <p className="text-body leading-snug font-semibold">{model.title}</p> : null}
      <ExhibitLines lines={model.lines} />
      <ExhibitActions actions={model.actions} />
    </div>
  );
}
