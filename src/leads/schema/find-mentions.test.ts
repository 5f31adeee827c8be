import { describe, expect, it } from 'vitest';
import { mentionsIn, stillMentioned } from './find-mentions';

describe('the colleagues in a note', () => {
  it('are those whose whole name stands after an @, however long others are', () => {
    const names = ['Lan', 'Lan Anh', 'lan@tamvia.vn', 'Minh'];
    const found = (text: string) => [...mentionsIn(text, names)];
    expect(found('@Lan Anh gọi lại')).toEqual([['Lan Anh', 1]]);
    expect(found('@Lan Anh, @Lan và @Lan')).toEqual([
      ['Lan Anh', 1],
      ['Lan', 2],
    ]);
    expect(found('Lan Anh, Minh và @lan@tamvia.vn')).toEqual([['lan@tamvia.vn', 1]]);
    expect(found('@@Lan AnhLan')).toEqual([['Lan Anh', 1]]);
    expect(found('')).toEqual([]);
  });

  it('are the last ones chosen, where one of the same name was deleted again', () => {
    const [first, second, other] = [
      [1, 'Lan'],
      [2, 'Lan'],
      [3, 'Lan Anh'],
    ] as const;
    expect(stillMentioned('@Lan gọi', [first, second])).toEqual([second]);
    expect(stillMentioned('@Lan và @Lan', [first, second])).toEqual([first, second]);
    expect(stillMentioned('@Lan Anh gọi', [first, other])).toEqual([other]);
    expect(stillMentioned('gọi', [first, other])).toEqual([]);
  });
});
