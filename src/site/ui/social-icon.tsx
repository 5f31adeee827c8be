/** Icons of social networks, drawn for this site in its own style; not copies of their logos. */
const glyphs = {
  facebook: 'M25.5 11.5h-2.2c-2.4 0-3.8 1.5-3.8 4V29M15.5 19.5H25',
  linkedin: 'M13 18v10M13 12.5v.01M18.5 28V18M18.5 22.5c0-2.9 1.9-4.6 4.4-4.6s4.1 1.6 4.1 4.6V28',
  youtube:
    'M13.5 12.5h13a3.5 3.5 0 0 1 3.5 3.5v8a3.5 3.5 0 0 1-3.5 3.5h-13A3.5 3.5 0 0 1 10 24v-8a3.5 3.5 0 0 1 3.5-3.5ZM18 17v6l5-3-5-3Z',
  zalo: 'M20 10.5c5.8 0 10 3.8 10 8.8s-4.2 8.8-10 8.8c-1.3 0-2.5-.2-3.6-.5l-4 1.9.9-3.9c-2-1.6-3.3-3.8-3.3-6.3 0-5 4.2-8.8 10-8.8ZM16.75 15.75h6.5l-6.5 7h6.5',
} as const;

export type SocialName = keyof typeof glyphs;

export const socialNames = Object.keys(glyphs) as SocialName[];

type SocialIconProps = { name: SocialName; className?: string };

/** The icon of a social network, 40 by 40 px (spec §2), without an accessible name: the link around it has one. */
export function SocialIcon({ name, className = '' }: SocialIconProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <rect width="40" height="40" rx="12" fill="currentColor" fillOpacity="0.08" stroke="none" />
      <path d={glyphs[name]} />
    </svg>
  );
}
