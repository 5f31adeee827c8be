import type { ReactNode } from 'react';
import { ownHtml } from '@/lib/trusted-types-policy';
import type { DrawList } from '../../refetch/render-list-type';
import { Pillars, type PillarsProps } from './product-cards';

/** The drawn pictures that the server has rendered into the page, by name. */
function picturesOfPage(): PillarsProps['pictures'] {
  const drawn = document.querySelectorAll<HTMLElement>(
    '[data-refetched="platforms"] [data-picture]',
  );
  const pictures: Record<string, ReactNode> = {};
  for (const { dataset, innerHTML } of drawn) {
    pictures[dataset.picture ?? ''] = (
      // oxlint-disable-next-line react/no-danger -- taken from this very page
      <div className="contents" dangerouslySetInnerHTML={{ __html: ownHtml(innerHTML) }} />
    );
  }
  return pictures;
}

/** Renders the product cards in the browser when they have changed (D24). */
export const drawPillars: DrawList<'platforms', Omit<PillarsProps, 'platforms' | 'pictures'>> = (
  platforms,
  props,
) => <Pillars {...props} platforms={platforms} pictures={picturesOfPage()} />;
