import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/locales';

/** One of a family of sections: which it is, and what its own view gets. */
export type Member<Models> = {
  [N in keyof Models]: { name: N; model: Models[N] };
}[keyof Models];

type Views<Models> = { [N in keyof Models]: ComponentType<{ model: Models[N]; locale: Locale }> };

type FamilyProps<Models> = { model: Member<Models>; locale: Locale };

/** The view of a family, from the views of its variants. */
export function familyView<Models>(views: Views<Models>) {
  return function Family({ model: { name, model }, locale }: FamilyProps<Models>) {
    // The name is paired with the view of its model; TypeScript can not follow that through a union.
    const View = views[name] as ComponentType<{ model: unknown; locale: Locale }>;
    return <View model={model} locale={locale} />;
  };
}
