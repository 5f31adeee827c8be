import { expect, it } from 'vitest';
import { emptyPage, lockedVersions } from '../../tests/support/empty-page';

it('the size of an empty page is recorded for the installed versions of the framework', () => {
  const { versions, scripts } = emptyPage();
  expect(versions, 'run `node --import tsx tests/bench/empty-page.ts`').toEqual(lockedVersions());
  expect(scripts).toBeGreaterThan(50);
});
