import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';
import { projectParties, type ProjectParty } from '@/lib/project-parties';
import type { TextLink } from '@/lib/text-link';

export type ProjectPhase = {
  /** `Week 1`, `Weeks 3 to 6`. */
  when: string;
  /** In the order of the lanes; who has nothing to do in a phase is left out. */
  tasks: { party: ProjectParty; text: string }[];
  /** Whose move it is; always one of those with a task. */
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
    /** What the line from hand to hand means. */
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
 * The phases of a project; one in which nobody has a task is left out. The work cannot lie with a party
 * that has no task: it then lies with the first that has one.
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
