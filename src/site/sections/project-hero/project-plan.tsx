import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { projectParties, type ProjectParty } from '@/lib/project-plan-parties';
import type { ProjectHeroModel, ProjectPhase } from './model';

type Project = ProjectHeroModel['project'];
type ProjectPlanProps = { project: Project; locale: Locale };

const hues: Record<ProjectParty, number> = { customer: 2, partner: 1, us: 4 };

/** Rows of the grid: the weeks are in the first, followed by one per lane. */
const lanes: Record<ProjectParty, { row: number; start: string; end: string }> = {
  customer: { row: 2, start: 'desktop:row-start-2', end: 'desktop:row-end-2' },
  partner: { row: 3, start: 'desktop:row-start-3', end: 'desktop:row-end-3' },
  us: { row: 4, start: 'desktop:row-start-4', end: 'desktop:row-end-4' },
};

/**
 * A project plan with a lane per party: time runs to the right on a desktop and down on a phone; the red line
 * follows the responsible party from lane to lane.
 */
export function ProjectPlan({ project, locale }: ProjectPlanProps) {
  const held = getT(locale, 'sections')('projectHero.held');
  return (
    <div className="mt-[clamp(32px,4.5vw,64px)] rounded-card bg-paper p-5 shadow-float tablet:rounded-stage tablet:p-8 desktop:p-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1.5">
        <h2 className="type-h3">{project.title}</h2>
        <p className="flex items-center gap-3 text-small text-muted">
          <span aria-hidden="true" className="h-[3px] w-8 shrink-0 rounded-full bg-son" />
          {project.lineLabel}
        </p>
      </div>
      <div className="mt-6 desktop:grid desktop:auto-cols-[minmax(0,1fr)] desktop:grid-flow-col desktop:grid-cols-[8.5rem] desktop:grid-rows-[auto_repeat(3,auto)]">
        <LaneNames parties={project.parties} />
        <ol className="grid gap-y-7 tablet:grid-cols-2 tablet:gap-x-8 desktop:contents">
          {project.phases.map((phase, index) => (
            <Phase
              key={phase.when}
              phase={phase}
              before={project.phases[index - 1]?.holder ?? null}
              parties={project.parties}
              held={held}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The names of the parties, left of the lanes; where phases are stacked, every task names its party. */
function LaneNames({ parties }: { parties: Project['parties'] }) {
  return (
    <div
      aria-hidden="true"
      className="hidden desktop:row-span-4 desktop:grid desktop:grid-rows-subgrid"
    >
      {projectParties.map((party) => (
        <p
          key={party}
          data-hue={hues[party]}
          className={`border-t border-line pt-4 pr-4 leading-snug ${lanes[party].start}`}
        >
          <span className="block font-semibold text-(--hue)">{parties[party].name}</span>
          <span className="mt-0.5 block text-tiny text-muted">{parties[party].role}</span>
        </p>
      ))}
    </div>
  );
}

type PhaseProps = {
  phase: ProjectPhase;
  before: ProjectParty | null;
  parties: Project['parties'];
  held: string;
};

function Phase({ phase, before, parties, held }: PhaseProps) {
  return (
    <li className="desktop:relative desktop:row-span-4 desktop:grid desktop:grid-cols-1 desktop:grid-rows-subgrid">
      <h3 className="pb-2 text-small font-semibold desktop:col-start-1 desktop:row-start-1 desktop:pb-4 desktop:pl-4">
        {phase.when}
      </h3>
      <dl className="desktop:contents">
        {projectParties.map((party) => {
          const task = phase.tasks.find((one) => one.party === party);
          const holds = phase.holder === party;
          return (
            <div
              key={party}
              data-hue={hues[party]}
              className={`max-desktop:grid max-desktop:grid-cols-[5.25rem_minmax(0,1fr)] max-desktop:gap-x-3 desktop:col-start-1 ${lanes[party].start} desktop:border-t desktop:border-l-0 desktop:px-4 desktop:pt-4 desktop:pb-6 ${
                holds
                  ? 'border-l-[3px] border-son bg-(--hue-soft) px-3 py-3 font-semibold desktop:border-t-[3px]'
                  : 'border-l border-line px-3 py-2 text-muted'
              } ${task ? '' : 'max-desktop:hidden!'}`}
            >
              {task ? (
                <>
                  <dt className="text-small text-(--hue) desktop:sr-only">
                    {parties[party].name}
                    {holds ? <span className="sr-only">{` (${held})`}</span> : null}
                  </dt>
                  <dd className="text-small text-pretty">{task.text}</dd>
                </>
              ) : null}
            </div>
          );
        })}
      </dl>
      <Handover from={before ?? phase.holder} to={phase.holder} />
    </li>
  );
}

/** The line from the lane of the previously responsible party to the lane of the current one. */
function Handover({ from, to }: { from: ProjectParty; to: ProjectParty }) {
  const [top, bottom] = [lanes[from], lanes[to]].sort((one, other) => one.row - other.row);
  return (
    <>
      {top && bottom && top !== bottom ? (
        <span
          aria-hidden="true"
          className={`col-start-1 hidden w-[3px] bg-son desktop:block ${top.start} ${bottom.end}`}
        />
      ) : null}
      <span
        aria-hidden="true"
        className={`col-start-1 -mt-1.5 -ml-1.5 hidden size-[15px] rounded-full border-[3px] border-son bg-paper desktop:block ${lanes[to].start}`}
      />
    </>
  );
}
