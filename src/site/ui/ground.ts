/** Grounds a section can stand on. */
export type Ground = 'paper' | 'warm' | 'dark';

const classes: Readonly<Record<Ground, string>> = {
  paper: 'bg-paper',
  warm: 'bg-warm',
  dark: 'bg-ink text-paper',
};

/** What a section's root element carries for its ground, so that what is on it speaks the right colours. */
export function groundOf(ground: Ground): { className: string; 'data-ground'?: 'dark' } {
  return ground === 'dark'
    ? { className: classes.dark, 'data-ground': 'dark' }
    : { className: classes[ground] };
}
