import type { Frame, VariantFields } from '@/content/transforms/transform-context';

export const toStoreDay = ({ person, hours }: VariantFields<'illustration', 'storeDay'>) => ({
  person: { name: person.name, role: person.role },
  /**
   * The times of the day in the order of their places in the drawing; `time` is a clock time such as `09:30`, `mark` a
   * figure or state.
   */
  hours: hours.map(({ time, title, text, mark }) => ({ time, title, text, mark: mark || null })),
});

export type StoreDayModel = Frame & ReturnType<typeof toStoreDay>;
