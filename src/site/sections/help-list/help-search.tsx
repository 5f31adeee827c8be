import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { Button } from '../../ui/button';
import { controlClass } from '../../ui/field-frame';
import { Icon } from '../../ui/icon';
import type { HelpListModel } from './model';

type HelpSearchProps = { search: HelpListModel['search']; locale: Locale };

const LONGEST_QUERY = 100;

/** A plain form: what is typed becomes the list's address, so it works and can be shared without any script. */
export function HelpSearch({ search, locale }: HelpSearchProps) {
  const t = getT(locale, 'help');
  return (
    <form action={search.action} method="get" role="search" className="max-w-[46rem]">
      <label htmlFor="help-query" className="mb-2 block font-semibold">
        {t('search.label')}
      </label>
      <div className="flex gap-3 max-tablet:flex-col">
        <div className="relative grow">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
          />
          <input
            id="help-query"
            name="q"
            type="search"
            defaultValue={search.query}
            maxLength={LONGEST_QUERY}
            placeholder={t('search.example')}
            enterKeyHint="search"
            autoComplete="off"
            className={`${controlClass} pl-12 placeholder:text-muted`}
          />
        </div>
        {search.category ? <input type="hidden" name="category" value={search.category} /> : null}
        <Button type="submit" text={t('search.button')} />
      </div>
    </form>
  );
}
