import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';

type ChapterProps = { id: string; title: string; children: ReactNode };

/** A chapter of the gallery: one kind of component. */
export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line">
      <h2 id={`${id}-title`} className="type-h2 page-width pt-10 pb-8">
        {title}
      </h2>
      {children}
    </section>
  );
}

type SpecimenProps = { name: string; children: ReactNode; className?: string };

/** One component in one state, with the state's name above. */
export function Specimen({ name, children, className = '' }: SpecimenProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <p className="mb-2 text-tiny text-(--theme-muted)">{name}</p>
      {children}
    </div>
  );
}

export const grounds = ['light', 'normal', 'dark'] as const;
export type Ground = (typeof grounds)[number];

type GroundsProps = { locale: Locale; children: (ground: Ground) => ReactNode };

/** Shows a component on each background of the theme presets: light (paper), normal (silk) and dark (ink). */
export function Grounds({ locale, children }: GroundsProps) {
  const t = getT(locale, 'gallery');
  return grounds.map((ground) => (
    <div key={ground} data-theme={ground} className="py-8 tablet:py-12">
      <div className="page-width">
        <p className="mb-6 text-small font-semibold text-(--theme-muted)">
          {t(`ground.${ground}`)}
        </p>
        {children(ground)}
      </div>
    </div>
  ));
}
