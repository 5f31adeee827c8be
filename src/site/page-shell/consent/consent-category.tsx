import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { ScriptId } from '@/lib/third-party-scripts';
import type { OptionalCategory } from '@/tracking/consent/consent-categories';

type ConsentCategoryProps = {
  locale: Locale;
  category: OptionalCategory | 'necessary';
  tools: ScriptId[];
};

/** A category of the consent dialog with its checkbox and its services; the strictly necessary one has neither. */
export function ConsentCategory({ locale, category, tools }: ConsentCategoryProps) {
  const t = getT(locale, 'consent');
  const id = `consent-${category}`;
  const text = (
    <p id={`${id}-text`} className="mt-0.5 text-small text-pretty text-muted">
      {t(`category.${category}.text`)}
    </p>
  );
  if (category === 'necessary') {
    return (
      <li className="py-4">
        <p className="flex items-baseline justify-between gap-4 font-semibold">
          {t('category.necessary.title')}
          <span className="text-small text-jade">{t('dialog.always')}</span>
        </p>
        {text}
      </li>
    );
  }
  const names = new Intl.ListFormat(locale).format(tools.map((tool) => t(`tool.${tool}`)));
  return (
    <li className="border-t border-line py-4">
      <label className="touch-target -my-2 flex cursor-pointer items-center justify-between gap-4 font-semibold">
        {t(`category.${category}.title`)}
        <input
          type="checkbox"
          name={category}
          aria-describedby={`${id}-text ${id}-tools`}
          className="size-6 shrink-0 rounded-[4px] accent-jade disabled:opacity-50"
        />
      </label>
      {text}
      <p id={`${id}-tools`} className="mt-1 text-small text-muted">
        {tools.length > 0 ? t('dialog.tools', { names }) : t('dialog.noTools')}
      </p>
    </li>
  );
}
