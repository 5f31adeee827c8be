import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { Button } from '../../ui/button';
import { controlClass } from '../../ui/field-frame';
import type { IntegrationListModel } from './model';

type IntegrationSearchProps = { search: IntegrationListModel['search']; locale: Locale };

const LONGEST_QUERY = 100;

/** A plain form: what is typed becomes the list's address, so it works and can be shared without a script. */
export function IntegrationSearch({ search, locale }: IntegrationSearchProps) {
  const t = getT(locale, 'marketplace');
  return (
    <form action={search.action} method="get" role="search" className="w-full max-w-[34rem]">
      <label htmlFor="integration-query" className="mb-2 block text-small font-semibold">
        {t('search.label')}
      </label>
      <div className="flex gap-3">
        <input
          id="integration-query"
          name="q"
          type="search"
          defaultValue={search.query}
          maxLength={LONGEST_QUERY}
          placeholder={t('search.example')}
          enterKeyHint="search"
          autoComplete="off"
          className={`${controlClass} min-w-0 placeholder:text-muted`}
        />
        {search.category ? <input type="hidden" name="category" value={search.category} /> : null}
        <Button type="submit" text={t('search.button')} />
      </div>
    </form>
  );
}
