import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import { Crowd } from './people-as-dots';
import type { HeldBackModel } from './model';

type HeldBackProps = { model: HeldBackModel };

/** Two groups of a thousand people as dots, one without and one with a reminder; the effect of the reminder is red. */
export function HeldBack({ model }: HeldBackProps) {
  const { silent, reminded, gain } = model;
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-(--hue-soft)">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 grid gap-4 tablet:grid-cols-2 desktop:mt-14 desktop:gap-6">
          <Group group={silent} base={silent.count} extra={0} />
          <Group group={reminded} base={reminded.count - gain.count} extra={gain.count} />
        </div>
        <p className="mt-6 grid grid-cols-[auto_1fr] items-center gap-x-6 desktop:mt-10">
          <span className="type-display text-son-deep tabular-nums">+{gain.count}</span>
          <span className="type-h3 max-w-[34em] text-pretty">{gain.text}</span>
        </p>
        <SampleNote shown={model.sample} className="mt-6 text-small text-(--hue)" />
      </div>
    </section>
  );
}

type GroupProps = { group: HeldBackModel['silent']; base: number; extra: number };

function Group({ group, base, extra }: GroupProps) {
  return (
    <div className="rounded-card bg-paper p-5 tablet:rounded-stage tablet:p-8">
      <h3 className="font-semibold text-(--hue)">{group.title}</h3>
      <div className="mt-5">
        <Crowd base={base} extra={extra} />
      </div>
      <p className="mt-6 grid grid-cols-[auto_1fr] items-baseline gap-x-4">
        <span className="type-h2 tabular-nums">{group.count}</span>
        <span className="text-small text-muted">{group.text}</span>
      </p>
    </div>
  );
}
