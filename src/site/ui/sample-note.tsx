import { createContext, type ReactNode, useContext } from 'react';

/** The text of the note beside each sample; null if the settings do not ask for a note at each place (D16). */
const NoteBeside = createContext<string | null>(null);

export const SampleNoteText = NoteBeside.Provider;

/**
 * The text of a sample note as a prop for an island, which has no access to the context; empty if the settings do not
 * ask for a note at each place.
 */
export const useSampleNote = (text: string): string => (useContext(NoteBeside) ? text : '');

type SampleNoteProps = {
  shown: boolean;
  /** What exactly is invented, where the page can say it. */
  text?: ReactNode;
  as?: 'p' | 'span';
  className?: string;
};

/** A note that the content beside it is invented, if the settings ask for one at each place. */
export function SampleNote({ shown, text, as: Element = 'p', className }: SampleNoteProps) {
  const note = useContext(NoteBeside);
  return shown && note ? <Element className={className}>{text ?? note}</Element> : null;
}
