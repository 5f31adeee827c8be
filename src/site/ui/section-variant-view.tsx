import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/locales';

/** A variant of a section family, with the props of its view. */
export type Member<Models> = {
  [N in keyof Models]: { name: N; model: Models[N] };
}[keyof Models];

type Views<Models> = { [N in keyof Models]: ComponentType<{ model: Models[N]; locale: Locale }> };

type FamilyProps<Models> = { model: Member<Models>; locale: Locale };

/** Makes the view of a section family from the views of its variants. */
export function familyView<Models>(views: Views<Models>) {
  return function Family({ model: { name, model }, locale }: FamilyProps<Models>) {
    // The cast is safe: the name always matches the view of its model, but TypeScript can not infer that through a
    // union.
    const View = views[name] as ComponentType<{ model: unknown; locale: Locale }>;
    return <View model={model} locale={locale} />;
  };
}
