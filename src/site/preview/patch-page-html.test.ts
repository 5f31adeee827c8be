// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepLeftOut, patch } from './patch-page-html';

const parsed = (html: string): Element => {
  const page = new DOMParser().parseFromString(`<div id="page">${html}</div>`, 'text/html');
  const found = page.querySelector('#page');
  if (!found) throw new Error('no page');
  return found;
};

let live: Element;
const show = (html: string): Element => {
  document.body.replaceChildren(document.importNode(parsed(html), true));
  const found = document.querySelector('#page');
  if (!found) throw new Error('no page');
  return found;
};

beforeEach(() => document.body.replaceChildren());

const change = (before: string, after: string) => patch(live, parsed(before), parsed(after));

describe('the page beside the form', () => {
  it('changes the words of a text and leaves all elements in place', () => {
    const before = '<main><h1>Một</h1><p>Hai <b>ba</b></p></main>';
    live = show(before);
    const title = live.querySelector('h1');
    const words = title?.firstChild;
    change(before, '<main><h1>Mới</h1><p>Hai <b>bốn</b></p></main>');
    expect(live.innerHTML).toBe('<main><h1>Mới</h1><p>Hai <b>bốn</b></p></main>');
    expect(live.querySelector('h1')).toBe(title);
    expect(title?.firstChild).toBe(words);
  });

  it('keeps what scripts have changed elsewhere', () => {
    const before = '<main><div class="tab">a</div><p>b</p></main>';
    live = show(before);
    live.querySelector('.tab')?.setAttribute('data-chosen', '');
    change(before, '<main><div class="tab">a</div><p>c</p></main>');
    expect(live.innerHTML).toBe('<main><div class="tab" data-chosen="">a</div><p>c</p></main>');
  });

  it('adds, removes and moves sections', () => {
    const section = (id: string, text = id) =>
      `<section data-field="sections.${id}">${text}</section>`;
    const page = (...sections: string[]) => `<main>${sections.join('')}</main>`;
    const steps = [
      page(section('a'), section('b')),
      page(section('a'), section('new'), section('b')),
      page(section('b', 'B'), section('a')),
      page(section('a')),
      page(),
      page(section('c'), section('a'), section('d')),
    ];
    live = show(steps[0] ?? '');
    steps.slice(1).forEach((step, index) => {
      change(steps[index] ?? '', step);
      expect(live.innerHTML).toBe(step);
    });
  });

  it('leaves a section in place when another one is put before it', () => {
    const before = '<main><section data-field="sections.a"><p>a</p></section></main>';
    live = show(before);
    const kept = live.querySelector('section');
    change(
      before,
      '<main><section data-field="sections.n">n</section><section data-field="sections.a"><p>b</p></section></main>',
    );
    expect(live.querySelectorAll('section')[1]).toBe(kept);
    expect(kept?.textContent).toBe('b');
  });

  it('replaces as a whole what a script has taken over, and keeps opened details open', () => {
    const before =
      '<main><div data-behaviour="tabs"><details><summary>Câu hỏi</summary>a</details></div></main>';
    live = show(before);
    const taken = live.querySelector('div');
    const details = live.querySelector('details');
    if (details) details.open = true;
    live.querySelector('div')?.append('…');
    change(before, before.replace('>a<', '>b<'));
    expect(live.querySelector('div')).not.toBe(taken);
    expect(live.querySelector('details')?.open).toBe(true);
    expect(live.textContent).toBe('Câu hỏib');
  });

  it('replaces what no longer looks as the server made it', () => {
    const before = '<main><ul><li>a</li></ul></main>';
    live = show(before);
    live.querySelector('ul')?.append(document.createElement('li'));
    change(before, '<main><ul><li>b</li></ul></main>');
    expect(live.innerHTML).toBe('<main><ul><li>b</li></ul></main>');
  });
});

describe('a section that can not be rendered yet', () => {
  const section = (id: string) => `<section data-field="sections.${id}">${id}</section>`;
  const leftOut = (id: string) => `<template data-left-out="sections.${id}"></template>`;

  it('keeps its last look in its place', () => {
    const before = parsed(`<main>${section('a')}${section('b')}${section('c')}</main>`);
    const after = parsed(`<main>${section('a')}${section('c')}${leftOut('b')}</main>`);
    expect(keepLeftOut(before, after)).toEqual(['sections.b']);
    expect(after.innerHTML).toBe(before.innerHTML);
  });

  it('keeps it at the beginning and alone too', () => {
    const before = parsed(`<main>${section('a')}${section('b')}</main>`);
    const first = parsed(`<main>${section('b')}${leftOut('a')}</main>`);
    keepLeftOut(before, first);
    expect(first.innerHTML).toBe(before.innerHTML);
    const none = parsed(`<main>${leftOut('a')}${leftOut('b')}</main>`);
    keepLeftOut(before, none);
    expect(none.textContent).toBe('ab');
  });

  it('stays behind the section before it when another one is new there', () => {
    const before = parsed(`<main>${section('a')}${section('b')}</main>`);
    const after = parsed(`<main>${section('a')}${section('new')}${leftOut('b')}</main>`);
    keepLeftOut(before, after);
    expect(after.innerHTML).toBe(`<main>${section('a')}${section('b')}${section('new')}</main>`);
  });

  it('is not there when it never was', () => {
    const after = parsed(`<main>${section('a')}${leftOut('new')}</main>`);
    expect(keepLeftOut(parsed(`<main>${section('a')}</main>`), after)).toEqual(['sections.new']);
    expect(after.innerHTML).toBe(`<main>${section('a')}</main>`);
  });
});
