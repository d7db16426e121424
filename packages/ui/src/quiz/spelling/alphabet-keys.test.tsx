import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../test/render.tsx';
import { AlphabetKeys } from './alphabet-keys.tsx';

function FieldWithKeys({ lang }: { lang: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} />
      <AlphabetKeys lang={lang} field={field} />
    </>
  );
}

function renderKeys(lang: string) {
  render(<FieldWithKeys lang={lang} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const keys = screen.getByRole('group', { name: 'Alphabet' });
  const press = async (...names: string[]) => {
    for (const name of names) await userEvent.click(within(keys).getByRole('button', { name }));
  };
  return { field, keys, press };
}

it.each([
  ['ar', 'ا', 'ي', 'ة'],
  ['he', 'א', 'ת', 'ם'],
  ['ru', 'а', 'я', 'ё'],
  ['uk', 'а', 'я', 'ї'],
])('has the letters of %s', (lang, ...letters) => {
  const { keys } = renderKeys(lang);
  for (const letter of letters) {
    expect(within(keys).getByText(letter).closest('button')?.lang).toBe(lang);
  }
});

it('types at the caret, and deletes what is before it', async () => {
  const { field, press } = renderKeys('ru');
  await userEvent.type(field, 'дм');
  field.setSelectionRange(1, 1);
  await press('о');
  expect(field.value).toBe('дом');
  await press('Delete', 'Space');
  expect(field.value).toBe('д м');
});

it('deletes what is selected', async () => {
  const { field, press } = renderKeys('ru');
  await userEvent.type(field, 'домой');
  field.setSelectionRange(3, 5);
  await press('Delete');
  expect(field.value).toBe('дом');
});

it('keeps the focus in the field when pressed with a pointer', async () => {
  const { field, press } = renderKeys('he');
  await userEvent.click(field);
  await press('ש');
  expect(document.activeElement).toBe(field);
});

it('shows the row of kana that is chosen, with voiced and small forms', async () => {
  const { field, keys, press } = renderKeys('ja');
  await press('か k', 'が', 'や y', 'ょ', 'は h', 'ぱ');
  expect(field.value).toBe('がょぱ');
  expect(within(keys).getByRole('button', { pressed: true }).textContent).toBe('は h');
});

it('is one stop of the tab key, and moves with the arrow keys', async () => {
  const { field, keys } = renderKeys('uk');
  await userEvent.click(field);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('а');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}{ArrowLeft} ');
  expect(field.value).toBe('вб');
  await userEvent.tab();
  expect(keys.contains(document.activeElement)).toBe(false);
});
