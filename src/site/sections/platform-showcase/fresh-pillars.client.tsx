'use client';

import type { ReactNode } from 'react';
import type { ErrorWords } from '../../refetch/error-handler';
import { useFreshList } from '../../refetch/use-fresh-list';
import type { PillarsProps } from './pillars';

const loadPillars = async () => (await import('./pillars')).Pillars;

type FreshPillarsProps = PillarsProps & { errorWords: ErrorWords; children: ReactNode };

/** Shows what the server has drawn, until the pillars turn out to have changed (D24). */
export function FreshPillars({ errorWords, children, ...props }: FreshPillarsProps) {
  const given = { shown: [...props.platforms], words: errorWords };
  const { ref, fresh } = useFreshList('platforms', given, loadPillars);
  return (
    <div ref={ref} data-refetched="platforms">
      {fresh ? <fresh.View {...props} platforms={fresh.data} /> : children}
    </div>
  );
}
