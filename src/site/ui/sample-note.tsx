import { createContext, type ReactNode, useContext } from 'react';

/** What stands beside each sample of a page; null where samples are not marked one by one (D16). */
const NoteBeside = createContext<string | null>(null);

export const SampleNoteText = NoteBeside.Provider;

/** The text for a list that browsers draw anew; empty where samples are not marked one by one. */
export const useSampleNote = (text: string): string => (useContext(NoteBeside) ? text : '');

type SampleNoteProps = {
  shown: boolean;
  /** What exactly is a sample, where it can be said. */
  text?: ReactNode;
  as?: 'p' | 'span';
  className?: string;
};

/** Says that what it stands beside is invented, where the settings ask for that at each place. */
export function SampleNote({ shown, text, as: Element = 'p', className }: SampleNoteProps) {
  const note = useContext(NoteBeside);
  return shown && note ? <Element className={className}>{text ?? note}</Element> : null;
}
