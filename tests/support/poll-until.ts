const MAX_PAUSE_MS = 100;

/**
 * Polls until the condition holds, for `seconds` at most.
 * @param beforePause called whenever the condition does not hold, before the next pause
 * @throws Error when the time is over
 */
export async function until(
  holds: () => Promise<boolean> | boolean,
  seconds: number,
  beforePause?: () => Promise<void>,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (let pause = 5; !(await holds()); pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    if (Date.now() > deadline) throw new Error(`Still not so after ${seconds} s`);
    await beforePause?.();
    await new Promise((resume) => setTimeout(resume, pause));
  }
}
