export type SectionBackground = 'paper' | 'warm' | 'dark';

const classes: Readonly<Record<SectionBackground, string>> = {
  paper: 'bg-paper',
  warm: 'bg-warm',
  dark: 'bg-ink text-paper',
};

/** Attributes of a section's root element that set its background and the colours on it. */
export function backgroundAttributes(ground: SectionBackground): {
  className: string;
  'data-ground'?: 'dark';
} {
  return ground === 'dark'
    ? { className: classes.dark, 'data-ground': 'dark' }
    : { className: classes[ground] };
}
