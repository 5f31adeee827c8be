const clock = (seconds) => {
  const whole = Math.floor(seconds);
  const thousandths = Math.round((seconds - whole) * 1000);
  const two = (value) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}.${String(thousandths).padStart(3, '0')}`;
};

/**
 * The position of captions, below the screens. Without it, a browser moves captions above its controls: on a phone,
 * into the middle of the video.
 */
const PLACE = 'line:84%';

/**
 * The captions as WebVTT: one for each part of the video, shown from shortly after it begins until shortly before it
 * ends.
 * @param {readonly string[]} texts
 * @param {readonly number[]} parts the second at which each part begins, and at last the video's end
 */
export function captionsOf(texts, parts) {
  if (texts.length !== parts.length - 1) {
    throw new Error(`${parts.length - 1} parts need as many captions, not ${texts.length}`);
  }
  const cues = texts.map(
    (text, index) =>
      `${clock(parts[index] + 0.3)} --> ${clock(parts[index + 1] - 0.2)} ${PLACE}\n${text}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
