export type Hue = 1 | 2 | 3 | 4;

/** The colour of a card by its id: four colours in turn, the first for id 1 (spec §4, §9). */
export function hueOf(id: number): Hue {
  return (((((id - 1) % 4) + 4) % 4) + 1) as Hue;
}
