import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fail } from './lib/print-command-progress.mjs';
import { inRoot } from './lib/project-paths.mjs';
import { captionsOf } from './product-video/video-captions.mjs';
import { encoder } from './product-video/encode-video.mjs';
import { smallPoster } from './product-video/compress-poster-picture.mjs';
import { openStage } from './product-video/record-animation.mjs';

const FOLDER = 'public/films';
const NAME = 'complaint';
const PICTURES_PER_SECOND = 25;
const LANGUAGES = ['vi', 'en'];

/**
 * `npm run film [vi|en]` renders the product video of the home page and the platform page frame by frame, and writes
 * it with its poster and its captions to `public/films`. It requires ffmpeg with libx264 and libsvtav1 (`apt-get
 * install ffmpeg`), which the site and its tests do not need. Screens: `scripts/product-video/video-animation.mjs`;
 * texts and captions: `scripts/product-video/video-texts.*.json`.
 */
async function main() {
  const wanted = process.argv.slice(2);
  mkdirSync(inRoot(FOLDER), { recursive: true });
  const { browser, page } = await openStage();
  try {
    for (const language of LANGUAGES.filter((one) => wanted.length === 0 || wanted.includes(one))) {
      const words = JSON.parse(
        await readFile(inRoot(`scripts/product-video/video-texts.${language}.json`), 'utf8'),
      );
      const file = (ending) => inRoot(path.join(FOLDER, `${NAME}.${language}.${ending}`));
      await page.evaluate((text) => window.film.begin(text), words);
      const parts = await page.evaluate(() => window.film.parts);
      writeFileSync(file('vtt'), captionsOf(words.captions, parts));
      await page.evaluate(() => window.film.poster());
      writeFileSync(file('jpg'), await smallPoster(await page.screenshot()));
      const film = encoder(file('mp4'), file('webm'), PICTURES_PER_SECOND);
      const count = Math.round(parts.at(-1) * PICTURES_PER_SECOND);
      for (let index = 0; index < count; index += 1) {
        await page.evaluate((second) => window.film.draw(second), index / PICTURES_PER_SECOND);
        await film.add(await page.screenshot());
      }
      await film.end();
      const sizes = ['mp4', 'webm', 'jpg', 'vtt'].map(
        (ending) => `${ending} ${Math.round(statSync(file(ending)).size / 1000)} kB`,
      );
      console.log(`${language}: ${count} pictures, ${sizes.join(', ')}`);
    }
  } finally {
    await browser.close();
  }
}

await main().catch(fail);
