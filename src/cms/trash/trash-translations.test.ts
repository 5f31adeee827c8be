import { en } from '@payloadcms/translations/languages/en';
import { vi } from '@payloadcms/translations/languages/vi';
import { describe, expect, it } from 'vitest';
import { cmsTranslations } from '../admin/corrected-cms-translations';

type Texts = Record<string, unknown>;

/** The texts of the CMS, with the replacements of this admin, by group and key. */
function textsOf(language: Texts, ours: Texts): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [group, named] of Object.entries(language)) {
    const replaced = { ...(named as Texts), ...(ours[group] as Texts | undefined) };
    for (const [name, text] of Object.entries(replaced)) {
      texts.set(`${group}:${name}`, String(text));
    }
  }
  return texts;
}

const english = textsOf(en.translations, cmsTranslations.en);
const vietnamese = textsOf(vi.translations, cmsTranslations.vi);

describe('the place of what was deleted has one name in each language', () => {
  it('in the English admin: the bin', () => {
    const others = [...english].filter(([, text]) => /trash|rubbish|recycl/i.test(text));
    expect(others).toEqual([]);
  });

  it('in the Vietnamese admin: thùng rác', () => {
    const about = [...english].filter(([, text]) => /\bbin\b/i.test(text)).map(([name]) => name);
    expect(about.length).toBeGreaterThan(8);
    expect(
      about.map((name) => vietnamese.get(name)).filter((text) => !/thùng rác/i.test(text ?? '')),
    ).toEqual([]);
  });

  it('a deletion for good says that it is final', () => {
    const questions = [
      'general:aboutToPermanentlyDelete',
      'general:aboutToPermanentlyDeleteTrash',
      'general:deletePermanently',
    ];
    for (const name of questions) {
      expect(english.get(name)).toMatch(/for good.*can not be (?:undone|brought back)/i);
      expect(vietnamese.get(name)).toMatch(/xoá vĩnh viễn.*không lấy lại được/i);
    }
  });

  it('no English text speaks of a permanent deletion in other words', () => {
    const others = [...english].filter(([, text]) => /permanent/i.test(text));
    expect(others).toEqual([]);
  });
});
