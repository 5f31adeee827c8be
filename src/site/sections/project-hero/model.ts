import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import { projectParties, type ProjectParty } from '@/lib/project-plan-parties';
import type { TextLink } from '@/lib/text-link-type';

export type ProjectPhase = {
  /** The time of a phase: `Week 1`, `Weeks 3 to 6`. */
  when: string;
  /** The tasks of the phase in the order of the lanes; a party without a task is left out. */
  tasks: { party: ProjectParty; text: string }[];
  /** The party that is responsible in this phase; always one with a task. */
  holder: ProjectParty;
};

export type ProjectHeroModel = {
  kicker: string | null;
  titleLines: string[];
  text: string;
  primary: TextLink | null;
  note: string | null;
  project: {
    title: string;
    /** The legend of the line that connects the responsible parties. */
    lineLabel: string;
    parties: Record<ProjectParty, { name: string; role: string }>;
    phases: ProjectPhase[];
  };
  sample: boolean;
};

type PhaseRow = Partial<Record<ProjectParty, string | null>> & {
  when: string;
  holder: ProjectParty;
};

/**
 * The phases of a project; one without tasks is omitted. If the responsible party has no task, the first
 * party with a task is responsible.
 */
export function toProjectPhases(rows: readonly PhaseRow[]): ProjectPhase[] {
  return rows.flatMap((row) => {
    const tasks = projectParties.flatMap((party) => {
      const text = row[party]?.trim();
      return text ? [{ party, text }] : [];
    });
    const holder = tasks.find(({ party }) => party === row.holder) ?? tasks[0];
    return holder ? [{ when: row.when, tasks, holder: holder.party }] : [];
  });
}

export const toProjectHeroModel = (
  block: BlockOf<'projectHero'>,
  { locale }: TransformContext,
): ProjectHeroModel => ({
  kicker: block.kicker || null,
  titleLines: nonEmptyLines(block.title),
  text: block.text,
  primary: toButton(block.primary, locale),
  note: block.note || null,
  project: {
    title: block.projectTitle,
    lineLabel: block.lineLabel,
    parties: block.parties,
    phases: toProjectPhases(block.phases),
  },
  sample: block.sample ?? false,
});
