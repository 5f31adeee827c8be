import { Button } from './button';
import { controlClass } from './form-field-with-label';
import { Icon } from './icon';

type SearchFormProps = {
  id: string;
  /** The URL of the page with the results; the query is its parameter `q`. */
  action: string;
  query: string;
  words: { label: string; placeholder: string; button: string };
  maxLength?: number;
  /** The filter to keep with the next query. */
  category?: string | null;
};

/** A plain GET form: the query becomes part of the URL, so that a search works without a script and can be shared. */
export function SearchForm({ id, action, query, words, maxLength, category }: SearchFormProps) {
  return (
    <form action={action} method="get" role="search" className="w-full max-w-[46rem]">
      <label htmlFor={id} className="mb-2 block font-semibold">
        {words.label}
      </label>
      <div className="flex gap-3 max-tablet:flex-col">
        <div className="relative min-w-0 grow">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
          />
          <input
            id={id}
            name="q"
            type="search"
            defaultValue={query}
            maxLength={maxLength}
            placeholder={words.placeholder}
            enterKeyHint="search"
            autoComplete="off"
            className={`${controlClass} pl-12 placeholder:text-muted`}
          />
        </div>
        {category ? <input type="hidden" name="category" value={category} /> : null}
        <Button type="submit" text={words.button} />
      </div>
    </form>
  );
}
