import { expect, it } from 'vitest';
import { accentText, foldText } from './fold-text-for-search';

it('one form drops diacritics; the other keeps them in one spelling', () => {
  expect(foldText('Điện thoại, HÒA!')).toBe('dien thoai hoa');
  expect(accentText('giá')).not.toBe(accentText('gia'));
  expect(accentText('đá')).not.toBe(accentText('dá'));
  expect(accentText('Hòa, khóe; thúy')).toBe(accentText('hoà khoé thuý'));
  expect(accentText('Giá'.normalize('NFC'))).toBe(accentText('giá'.normalize('NFD')));
});
