import { cssNumber } from '@/lib/css-number-attribute';
import { Exhibit } from '../../../pictures/mockups/mockup';
import { SentenceHeading } from '../../../ui/sentence-heading';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import type { BranchMapModel } from './model';

type BranchMapProps = { model: BranchMapModel };

/** Entry points that lead to one question, and a branch for each answer, with a bar for its share. */
export function BranchMap({ model }: BranchMapProps) {
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-(--hue-soft)">
      <div className="page-width">
        <div className="grid gap-x-12 gap-y-4 desktop:grid-cols-[1.6fr_1fr] desktop:items-end">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? <p className="text-lead">{model.text}</p> : null}
        </div>
        <ul className="mt-10 grid gap-x-12 gap-y-10 tablet:grid-cols-2 desktop:mt-14">
          {model.starts.map((start) => (
            <li key={start.title} className="flex min-w-0 flex-col">
              <h3 className="type-h3">{start.title}</h3>
              <p className="mt-2 max-w-[36em]">{start.text}</p>
              <div className="flex grow items-end justify-center pt-6">
                <Exhibit model={start.exhibit} className="w-full max-w-[26rem]" />
              </div>
              <span
                aria-hidden="true"
                className="mx-auto h-10 border-l-2 border-(--hue) max-tablet:hidden"
              />
            </li>
          ))}
        </ul>
        <div className="rounded-card bg-(--hue) px-5 py-4 text-center text-paper max-tablet:mt-8 tablet:rounded-stage">
          <p className="type-h3 text-balance">{model.question}</p>
        </div>
        <ul className="mx-4 tablet:mx-10">
          {model.branches.map((branch) => (
            <BranchRow key={branch.answer} branch={branch} />
          ))}
        </ul>
        <SampleNote shown={model.sample} className="mt-6 text-small text-(--hue)" />
      </div>
    </section>
  );
}

function BranchRow({ branch }: { branch: BranchMapModel['branches'][number] }) {
  return (
    <li className="relative pt-4 pl-6 before:absolute before:top-12 before:left-0 before:w-6 before:border-t-2 before:border-(--hue) after:absolute after:inset-y-0 after:left-0 after:border-l-2 after:border-(--hue) last:after:bottom-auto last:after:h-12 tablet:pl-10 tablet:before:w-10">
      <div className="grid gap-x-8 gap-y-3 rounded-card bg-paper p-5 tablet:grid-cols-2 tablet:px-7 desktop:grid-cols-[1fr_1.25fr_1.25fr] desktop:items-center">
        <div className="tablet:max-desktop:col-span-2">
          <p className="flex items-baseline justify-between gap-4 font-semibold">
            {branch.answer}{' '}
            <span className="type-h3 text-(--hue) tabular-nums">{branch.shareText}</span>
          </p>
          <span aria-hidden="true" className="mt-1.5 block h-2 rounded-full bg-(--hue-soft)">
            <span
              data-x={cssNumber(branch.share)}
              className="block h-full w-(--x-percent) rounded-full bg-(--hue)"
            />
          </span>
        </div>
        <p className="rounded-[16px] rounded-bl-[4px] bg-warm px-4 py-3 text-small">
          {branch.next}
        </p>
        <p className="text-small text-pretty text-muted">{branch.outcome}</p>
      </div>
    </li>
  );
}
