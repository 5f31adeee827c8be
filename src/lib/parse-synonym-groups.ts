/** Parses groups of synonyms as editors write them: one group per line, phrases separated by commas. */
export const synonymGroups = (written: string): string[][] =>
  written
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== ''),
    )
    .filter((phrases) => phrases.length > 0);
