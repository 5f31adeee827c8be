import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The colour options of ffmpeg that browsers expect for a video of this size. */
const COLOURS = [
  ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
].flat();

/**
 * The options of H.264, which every browser plays, at a level that older phones decode. AV1 is smaller, for browsers
 * that support it.
 */
const H264 = [
  ['-c:v', 'libx264', '-preset', 'slower', '-tune', 'animation', '-crf', '21'],
  ['-profile:v', 'high', '-level', '4.0', '-refs', '4'],
].flat();
const AV1 = ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '34'];

/**
 * Encodes a sequence of PNGs as both video files. `add` and `end` reject when ffmpeg is missing, or lacks an encoder.
 */
export function encoder(mp4, webm, picturesPerSecond) {
  const rate = String(picturesPerSecond);
  const keys = ['-g', String(picturesPerSecond * 5)];
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', rate, '-i', '-'];
  const child = spawn(
    'ffmpeg',
    [
      ['-y', '-loglevel', 'error'],
      input,
      COLOURS,
      H264,
      keys,
      ['-movflags', '+faststart', mp4],
      COLOURS,
      AV1,
      keys,
      [webm],
    ].flat(),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  });
  ended.catch(() => undefined);
  return {
    async add(picture) {
      if (!child.stdin.write(picture)) await Promise.race([once(child.stdin, 'drain'), ended]);
    },
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}
