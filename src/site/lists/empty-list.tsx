import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-and-error-state';

type EmptyListProps = {
  say: (part: 'title' | 'text' | 'action') => string;
  /** The URL of the unfiltered list. */
  allHref: string;
  as?: 'h2' | 'h3';
};

/** The message when no entry matches the filters, with a link to the whole list. */
export function EmptyList({ say, allHref, as }: EmptyListProps) {
  return (
    <EmptyState
      as={as}
      title={say('title')}
      text={say('text')}
      action={<ButtonLink href={allHref} text={say('action')} variant="quiet" />}
    />
  );
}
