// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { keepOpeningAtom, keptOpeningsAtom } from './kept-openings.ts';

const store = createStore();

/** Shows a screen as the app does, and keeps its opening. */
function show(address: string, html: string): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<main>${html}</main>`;
  store.set(keepOpeningAtom, window);
}

const showTitle = (address: string, title: string) =>
  show(address, `<header class="page-header"><h1>${title}</h1></header>`);

const readPages = () => store.get(keptOpeningsAtom).pages;

beforeEach(() => {
  document.documentElement.lang = 'en';
  store.set(keptOpeningsAtom, { lang: 'en', pages: {} });
});

it('keeps of a page what needs no script and lasts', () => {
  show(
    '/list/fruit',
    `<header class="page-header"><a class="page-back" href="/lists">Lists</a><div class="page-text">
      <h1>Fruit</h1><p class="page-facts">20 words</p><div class="page-lead">Sweet and juicy.</div>
    </div><div class="sc-a b"><button>Practise</button></div></header>`,
  );
  document.body.innerHTML = readPages()['/list/fruit'] ?? '';
  expect(document.querySelector('.opening.page-header .page-back')).not.toBeNull();
  expect(document.body.textContent).toMatch(/^\s*Fruit\s*Sweet and juicy\.\s*$/);
});

it('keeps the picture of a word, which has styles of both', () => {
  show(
    '/word/es/pera',
    `<article class="word-page"><h1>pera</h1><figure class="word-figure">
      <span class="sc-a b word-picture"><img class="sc-c d" src="/pear.svg"></span>
    </figure><section class="sc-e f">Appears in</section></article>`,
  );
  expect(readPages()['/word/es/pera']).toContain('/pear.svg');
  expect(readPages()['/word/es/pera']).not.toContain('Appears in');
});

it('keeps the tasks of Today, and when its day ends', () => {
  show(
    '/',
    `<div class="today-page" data-until="1795924800000"><header class="page-header"><h1>Today</h1></header>
      <div class="today-panels"><section class="today-panel"><div><h2>12 words</h2><p>About 2 minutes</p></div>
        <div><div class="sc-a b"><button>Review</button></div></div></section>
      <section class="sc-c d">Daily goal</section></div></div>`,
  );
  expect(readPages()['/']).toContain('data-until="1795924800000"');
  expect(readPages()['/']).toContain('About 2 minutes');
  expect(readPages()['/']).not.toMatch(/Review|Daily goal/);
});

it('keeps no page that is still loading or has parameters', () => {
  show('/lists', '<header class="page-header opening"><h1>Lists</h1></header>');
  showTitle('/reset-password?token=secret', 'New password');
  expect(readPages()).toEqual({});
});

it('keeps the 20 pages that were shown last', () => {
  for (let number = 0; number < 20; number += 1) showTitle(`/list/${number}`, 'A list');
  showTitle('/list/0', 'A list');
  showTitle('/list/20', 'A list');
  expect(Object.keys(readPages())).toHaveLength(20);
  expect(readPages()).toHaveProperty('/list/0');
  expect(readPages()).not.toHaveProperty('/list/1');
});

it('forgets the pages of another language', () => {
  showTitle('/', 'Today');
  document.documentElement.lang = 'ru';
  showTitle('/settings', 'Настройки');
  expect(store.get(keptOpeningsAtom).lang).toBe('ru');
  expect(Object.keys(readPages())).toEqual(['/settings']);
});
