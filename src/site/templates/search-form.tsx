import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { Button } from '../ui/button';
import { controlClass } from '../ui/field-frame';
import { Icon } from '../ui/icon';

type SearchFormProps = { locale: Locale; query: string };

/** A plain form: what is typed becomes the address, so it works and can be shared without any script. */
export function SearchForm({ locale, query }: SearchFormProps) {
  const t = getT(locale, 'search');
  return (
    <form action={localizedPath(locale, '/search')} method="get" role="search">
      <label htmlFor="site-query" className="mb-2 block font-semibold">
        {t('label')}
      </label>
      <div className="flex max-w-[46rem] gap-3 max-tablet:flex-col">
        <div className="relative grow">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
          />
          <input
            id="site-query"
            name="q"
            type="search"
            defaultValue={query}
            placeholder={t('placeholder')}
            enterKeyHint="search"
            autoComplete="off"
            className={`${controlClass} pl-12 placeholder:text-muted`}
          />
        </div>
        <Button type="submit" text={t('submit')} />
      </div>
    </form>
  );
}
