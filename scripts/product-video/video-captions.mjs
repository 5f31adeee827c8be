const clock = (seconds) => {
  const whole = Math.floor(seconds);
  const thousandths = Math.round((seconds - whole) * 1000);
  const two = (value) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}.${String(thousandths).padStart(3, '0')}`;
};

/** Below the screens. Without it, a browser lifts captions above its controls: on a phone, into the middle of the film. */
const PLACE = 'line:84%';

/**
 * Captions as WebVTT: one to each part of the film, shown a little after it has begun until shortly before it ends.
 *
 * @param {readonly string[]} texts
 * @param {readonly number[]} parts the second at which each part begins, and at last the film's end
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
