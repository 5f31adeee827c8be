import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/notice-state';

type EmptyListProps = {
  say: (part: 'title' | 'text' | 'action') => string;
  /** Where the whole list is. */
  allHref: string;
  as?: 'h2' | 'h3';
};

/** Where nothing matches what was chosen: that it is so, and the way back to everything. */
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
