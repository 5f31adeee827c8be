'use client';

import type { ReactNode } from 'react';
import type { ErrorWords } from '../../refetch/error-handler';
import { useFreshList } from '../../refetch/use-fresh-list';
import type { PillarsProps } from './pillars';

const loadPillars = async () => (await import('./pillars')).Pillars;

type FreshPillarsProps = Omit<PillarsProps, 'platforms' | 'pictures'> & {
  /** Of the list that the server has drawn. */
  mark: string;
  errorWords: ErrorWords;
  children: ReactNode;
};

/** The drawn pictures that stand in the page, by name: the server has drawn them. */
function picturesOfPage(): PillarsProps['pictures'] {
  const drawn = document.querySelectorAll<HTMLElement>(
    '[data-refetched="platforms"] [data-picture]',
  );
  const pictures: Record<string, ReactNode> = {};
  for (const { dataset, innerHTML } of drawn) {
    pictures[dataset.picture ?? ''] = (
      // oxlint-disable-next-line react/no-danger -- taken from this very page
      <div className="contents" dangerouslySetInnerHTML={{ __html: innerHTML }} />
    );
  }
  return pictures;
}

/** Shows what the server has drawn, until the pillars turn out to have changed (D24). */
export function FreshPillars({ mark, errorWords, children, ...props }: FreshPillarsProps) {
  const { ref, fresh } = useFreshList('platforms', { mark, words: errorWords }, loadPillars);
  return (
    <div ref={ref} data-refetched="platforms">
      {fresh ? (
        <fresh.View {...props} platforms={fresh.data} pictures={picturesOfPage()} />
      ) : (
        children
      )}
    </div>
  );
}
