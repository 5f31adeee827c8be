import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

type NoticeStateProps = {
  title: string;
  text: string;
  /** A link or a button for the next step. */
  action?: ReactNode;
  as?: 'h2' | 'h3';
};

function Notice({ icon, ...props }: NoticeStateProps & { icon: IconName }) {
  const { title, text, action, as: Heading = 'h2' } = props;
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-(--theme-line) bg-(--theme-sunken) p-6 text-(--theme-text) tablet:flex-row tablet:gap-6 tablet:p-8">
      <span className="grid size-12 shrink-0 place-items-center rounded-full border border-(--theme-line-control) text-(--theme-accent)">
        <Icon name={icon} className="size-6" />
      </span>
      <div>
        <Heading className="type-h3">{title}</Heading>
        <p className="mt-2 max-w-[56ch] text-(--theme-muted)">{text}</p>
        {action ? <div className="mt-5">{action}</div> : null}
      </div>
    </div>
  );
}

/** The note in place of an empty list: why it is empty, and where to go. */
export function EmptyState(props: NoticeStateProps) {
  return <Notice {...props} icon="search" />;
}

/**
 * An error state: which part of the page failed to load, and how to retry. Put it in a live region if it appears later.
 */
export function ErrorState(props: NoticeStateProps) {
  return <Notice {...props} icon="warning" />;
}
