import { projectParties, type ProjectParty } from '@/lib/project-parties';
import type { ProjectPhase } from '@/site/sections/project-hero/model';

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
