import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { captionsOf } from './video-captions.mjs';

const words = (language) =>
  JSON.parse(readFileSync(`scripts/product-video/video-texts.${language}.json`, 'utf8'));

/** The structure of a file of texts, without the texts. */
const shape = (value) =>
  typeof value === 'string'
    ? ''
    : Object.fromEntries(Object.entries(value).map(([key, held]) => [key, shape(held)]));

it('captions lie within their parts of the film', () => {
  expect(captionsOf(['One\ntwo', 'Three'], [0, 61.5, 70])).toBe(
    'WEBVTT\n\n00:00.300 --> 01:01.300 line:84%\nOne\ntwo\n\n01:01.800 --> 01:09.800 line:84%\nThree\n',
  );
});

it('a part without its caption is refused', () => {
  expect(() => captionsOf(['One'], [0, 4, 9])).toThrow('2 parts need as many captions, not 1');
});

it('both languages of the film say the same things', () => {
  expect(shape(words('en'))).toEqual(shape(words('vi')));
});

it('a caption has two lines of at most 60 characters', () => {
  for (const line of ['vi', 'en'].flatMap((language) => words(language).captions)) {
    expect(line.split('\n').length).toBeLessThan(3);
    expect(line.split('\n').filter((part) => part.length > 60)).toEqual([]);
  }
});

it.each(['vi', 'en'])('the captions beside the film are those of its words (%s)', (language) => {
  const written = readFileSync(`public/films/complaint.${language}.vtt`, 'utf8');
  expect(words(language).captions.filter((text) => !written.includes(`\n${text}\n`))).toEqual([]);
});
