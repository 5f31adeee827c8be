import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Videos } from './video-list';
import type { VideoWords } from './video-translations';

const words: VideoWords = {
  open: 'Watch',
  read: 'Read',
  play: 'Play',
  close: 'Close',
  none: 'None',
  noRecording: 'Not recorded',
  sample: '',
};

const videos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `video-${index}`,
    title: `Video ${index}`,
    description: null,
    thumbnail: null,
    popupImage: null,
    popupImageInMobile: null,
    link: null,
    videoId: null,
    duration: null,
    uploadedAt: null,
    sample: false,
  }));

/** The number of cells that the cards occupy in a grid of six columns; the large card spans two rows. */
const cellsOf = (count: number): number =>
  [
    ...renderToStaticMarkup(<Videos videos={videos(count)} words={words} />).matchAll(
      /<li class="([^"]*)"/g,
    ),
  ].reduce((sum, [, classes = '']) => {
    const columns = Number(/desktop:col-span-(\d)/.exec(classes)?.[1]);
    return sum + columns * (classes.includes('desktop:row-span-2') ? 2 : 1);
  }, 0);

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i recordings leave no row half empty', (count) => {
  expect(cellsOf(count) % 6).toBe(0);
});
