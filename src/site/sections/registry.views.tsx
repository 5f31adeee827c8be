import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/locales';
import type { SectionModel } from './registry.models';
import { viewsByName } from './registry.views-by-name';

type SectionViewProps = { section: SectionModel; locale: Locale };

/** Any section, drawn by its view; its anchor is where links with a fragment arrive. */
export function SectionView({ section, locale }: SectionViewProps) {
  // The registry pairs each name with the view of its model; TypeScript can not follow that through a union.
  const View = viewsByName[section.name] as ComponentType<{
    model: SectionModel['model'];
    locale: Locale;
  }>;
  const view = <View model={section.model} locale={locale} />;
  return section.anchor ? <div id={section.anchor}>{view}</div> : view;
}
