import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vitest/node';
import { shortenScript, shortenStyles, shortNamesOf } from './shorten-class-names.mjs';

const css = String.raw`
:root{--color-ink:#1b1b1b}
@layer components{.site-header{color:var(--color-ink)}}
@layer utilities{
  .grid{display:grid}
  .p-4{padding:1rem}
  .bg-\(--color-ink\){background:var(--color-ink)}
  .group-hover\/card\:underline:is(:where(.group\/card):hover *){text-decoration:underline}
  .before\:content-\[\'\'\]:before{content:''}
  @media (width>=744px){.tablet\:p-\[0\.5em\]{padding:.5em}}
}`;
const names = shortNamesOf(css);
const shortenedScript = (code: string) => shortenScript(code, parseAst(code), names);

describe('short names of a build', () => {
  it('stand for utilities with punctuation and for custom properties, each for one', () => {
    expect([...names.keys()]).toEqual([
      'p-4',
      'bg-(--color-ink)',
      'group-hover/card:underline',
      'group/card',
      'tablet:p-[0.5em]',
      '--color-ink',
    ]);
    expect(new Set(names.values()).size).toBe(names.size);
  });

  it('are the same in styles and in scripts, whatever a class name contains', () => {
    const styles = shortenStyles(css, names);
    for (const long of names.keys()) {
      const [short] = JSON.parse(shortenedScript(JSON.stringify([long]))) as string[];
      expect(short).not.toBe(long);
      expect(styles).toContain(short?.startsWith('--') ? `var(${short})` : `.${short}`);
    }
    expect(styles).not.toMatch(/p-4|color-ink|tablet/);
  });

  it('leave words, frame classes and escaped names alone, in styles and in scripts', () => {
    const styles = shortenStyles(css, names);
    for (const kept of ['.grid', '.site-header', String.raw`.before\:content-\[\'\'\]`]) {
      expect(styles).toContain(kept);
    }
    const code = `const a = "grid before:content-[''] site-header xp-4 p-4x";`;
    expect(shortenedScript(code)).toBe(code);
  });

  it('replace names in templates, in whichever order their parts stand', () => {
    const [p, ink] = [names.get('p-4'), names.get('--color-ink')];
    expect(shortenedScript("f(`p-4 ${a ? 'p-4' : `grid p-4`} p-4`, 'var(--color-ink)')")).toBe(
      `f(\`${p} \${a ? '${p}' : \`grid ${p}\`} ${p}\`, 'var(${ink})')`,
    );
  });

  it('leave the names of modules and everything outside strings alone', () => {
    const code = "import a from 'p-4';\nexport * from 'p-4';\n// p-4\nconst x = p - 4, y = /p-4/;";
    expect(shortenedScript(code)).toBe(code);
  });
});

describe('a stylesheet of the site', () => {
  it.each(['site', 'header-and-menus', 'dark-scheme', 'reset', 'design-tokens'])(
    'has no selector for a part of a class name, which a short name has not: %s',
    (name) => {
      const styles = readFileSync(`src/styles/${name}.css`, 'utf8');
      expect(styles).not.toMatch(/\[class[*^$|~]?=/);
    },
  );
});
