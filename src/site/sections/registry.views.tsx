import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/locales';
import type { SectionModel, SectionModels, SectionName } from './registry.models';
import * as views from './views';

type ViewProps<Model> = { model: Model; locale: Locale; isLast: boolean };
type View<N extends SectionName> = ComponentType<ViewProps<SectionModels[N]>>;

/** A section without a view of its model does not compile (docs/architecture.md, rule 3). */
const viewsByName: { [N in SectionName]: View<N> } = views;

type SectionViewProps = {
  section: SectionModel;
  locale: Locale;
  /** Whether the section ends the page. */
  isLast?: boolean;
  /** In a preview, the path of the form field that contains the section (ADR-0052). */
  field?: string;
};

/** Renders a section by its view; its anchor is the target of links with a fragment. */
export function SectionView({ section, locale, isLast = false, field }: SectionViewProps) {
  // The cast is safe: the name always matches the view of its model, but TypeScript can not infer that through a
  // union.
  const View = viewsByName[section.name] as ComponentType<ViewProps<SectionModel['model']>>;
  const view = <View model={section.model} locale={locale} isLast={isLast} />;
  const shown = section.anchor ? <div id={section.anchor}>{view}</div> : view;
  if (field === undefined) return shown;
  return (
    <>
      <template data-field={field} />
      {shown}
      <template data-field-end />
    </>
  );
}
