import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption, ComboboxState } from './combobox-popup.tsx';

const apples: ComboboxOption[] = [
  { id: 'apple', text: 'apple', lang: 'en' },
  { id: 'apfel', text: 'Apfel', lang: 'de', description: 'German' },
];
const onChoose = vi.fn();
const onSubmit = vi.fn();

interface RenderOptions {
  options?: ComboboxOption[];
  state?: ComboboxState;
  emptyText?: string;
}

function Form({ options = apples, ...given }: RenderOptions) {
  const [text, setText] = useState('');
  return (
    <form
      action={() => {
        onSubmit(text);
      }}
    >
      <Combobox
        label="Word"
        value={text}
        onInputChange={setText}
        options={options}
        onChoose={(option) => {
          setText(option.text);
          onChoose(option.id);
        }}
        {...given}
      />
      <button type="submit">Save</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Word' });
const optionTexts = () => screen.queryAllByRole('option').map((option) => option.textContent);
const status = () => screen.getByRole('status').textContent;

function open(given: RenderOptions = {}) {
  onChoose.mockClear();
  onSubmit.mockClear();
  return render(<Form {...given} />);
}

it('shows suggestions while typing, and announces their number', async () => {
  open();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(field(), 'ap');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(optionTexts()).toEqual(['apple', 'ApfelGerman']);
  expect(status()).toBe('2 suggestions');
  expect(screen.getByText('Apfel').lang).toBe('de');
});

it('shows nothing while empty', async () => {
  open();
  await userEvent.click(field());
  expect(optionTexts()).toEqual([]);
  expect(status()).toBe('');
});

it('chooses with arrow keys and Enter', async () => {
  open();
  await userEvent.type(field(), 'ap{ArrowDown}{ArrowDown}');
  const highlighted = screen.getByRole('option', { selected: true });
  expect(highlighted.textContent).toContain('Apfel');
  expect(field().getAttribute('aria-activedescendant')).toBe(highlighted.id);
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['apfel']]);
  expect(field().value).toBe('Apfel');
  expect(optionTexts()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('chooses by click, even the same suggestion twice', async () => {
  open();
  for (const _ of [1, 2]) {
    await userEvent.clear(field());
    await userEvent.type(field(), 'ap');
    await userEvent.click(screen.getByRole('option', { name: /apple/ }));
  }
  expect(onChoose.mock.calls).toEqual([['apple'], ['apple']]);
  expect(document.activeElement).toBe(field());
});

it('submits any text with Enter if nothing is highlighted', async () => {
  open();
  await userEvent.type(field(), 'apricot{Enter}');
  expect(onSubmit.mock.calls).toEqual([['apricot']]);
  expect(onChoose).not.toHaveBeenCalled();
  expect(optionTexts()).toEqual([]);
});

it('keeps the text on blur with a highlighted suggestion', async () => {
  open();
  await userEvent.type(field(), 'ap{ArrowDown}');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  expect(field().value).toBe('ap');
  expect(onChoose).not.toHaveBeenCalled();
});

it('closes with Escape, and clears with a second one', async () => {
  open();
  await userEvent.type(field(), 'ap{Escape}');
  expect(optionTexts()).toEqual([]);
  expect(field().value).toBe('ap');
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('');
});

it('keeps the caret position', async () => {
  open();
  await userEvent.type(field(), 'aple');
  field().setSelectionRange(2, 2);
  await userEvent.keyboard('p');
  expect(field().value).toBe('apple');
  expect(field().selectionStart).toBe(3);
});

it('keeps the highlight on its suggestion when others arrive', async () => {
  const { rerender } = open();
  await userEvent.type(field(), 'ap{ArrowDown}{ArrowDown}');
  rerender(<Form options={[{ id: 'affe', text: 'Affe' }, ...apples]} />);
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Apfel');
  rerender(<Form options={[{ id: 'affe', text: 'Affe' }]} />);
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
});

it.each([
  [{ options: [], state: 'loading' }, 'Searching…'],
  [{ options: [], state: 'failed' }, 'Couldn’t load suggestions.'],
  [{ options: [] }, 'Nothing found'],
  [{ options: [], emptyText: 'No such word yet.' }, 'No such word yet.'],
] as const)('explains why there are no suggestions: %j', async (given, sentence) => {
  open({ ...given, options: [] });
  await userEvent.type(field(), 'ap');
  expect(status()).toBe(sentence);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});
