import type { ProjectParty } from '@/lib/project-parties';
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
  sampleNote: string | null;
};
