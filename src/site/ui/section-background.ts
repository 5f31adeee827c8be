/** Backgrounds of a section. */
export type Ground = 'paper' | 'warm' | 'dark';

const classes: Readonly<Record<Ground, string>> = {
  paper: 'bg-paper',
  warm: 'bg-warm',
  dark: 'bg-ink text-paper',
};

/** Attributes of a section's root element that set its background and the colours on it. */
export function groundOf(ground: Ground): { className: string; 'data-ground'?: 'dark' } {
  return ground === 'dark'
    ? { className: classes.dark, 'data-ground': 'dark' }
    : { className: classes[ground] };
}
