export type RoleDayModel = {
  titleLines: string[];
  text: string | null;
  person: { name: string; role: string };
  /** 1 to 4: the colour of the ground. */
  hue: number;
  /** In order; `time` is a clock time such as `08:05`, `mark` a figure or a state worth a glance. */
  hours: { time: string; title: string; text: string; mark: string | null }[];
  sampleNote: string | null;
};
