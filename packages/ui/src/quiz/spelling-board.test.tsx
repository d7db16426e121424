import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { SpellingBoard } from './spelling-board.tsx';
import type { SpellingOutcome } from './spelling-comment.tsx';

function renderBoard(outcome?: Partial<SpellingOutcome>, lang = 'es') {
  const calls = {
    onAnswer: vi.fn(),
    onPass: vi.fn(),
    onDispute: vi.fn(),
    onNext: vi.fn(),
    onHear: vi.fn(),
  };
  render(
    <SpellingBoard
      prompt={{ kind: 'word', word: { text: 'apple', lang: 'en' } }}
      label="Answer"
      lang={lang}
      letters={['ñ']}
      outcome={
        outcome && {
          verdict: 'wrong',
          answer: 'pera',
          expected: 'manzana',
          segments: [{ kind: 'wrong', expected: 'manzana', answer: 'pera' }],
          ...outcome,
        }
      }
      {...calls}
    />,
  );
  return calls;
}

it('takes what is typed, in the language of the word, and nothing for nothing', async () => {
  const { onAnswer } = renderBoard();
  const field = screen.getByRole('textbox', { name: 'Answer' });
  expect(field).toBe(document.activeElement);
  expect(field.lang).toBe('es');
  await userEvent.keyboard('{Enter}');
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.keyboard(' manzana {Enter}');
  expect(onAnswer.mock.calls).toEqual([['manzana']]);
});

it('plays the word again by Enter in the empty field', async () => {
  const { onHear } = renderBoard();
  await userEvent.keyboard('{Enter}');
  expect(onHear).toHaveBeenCalledOnce();
  await userEvent.keyboard('manzana{Enter}');
  expect(onHear).toHaveBeenCalledOnce();
});

it('lets one type a zero, and pass by the button', async () => {
  const { onPass } = renderBoard();
  await userEvent.keyboard('0');
  expect(onPass).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'I don’t know' }));
  expect(onPass).toHaveBeenCalledOnce();
});

it.each([
  ['exact', 'Right!'],
  ['lenient', 'Written exactly, it is:'],
  ['alternative', 'Also right. Asked for was:'],
  ['almost', 'Almost. Type it once more:'],
  ['wrong', 'This is how it is written:'],
] as const)('says what %s means', (verdict, sentence) => {
  renderBoard({ verdict });
  expect(screen.getByText(sentence)).toBeDefined();
});

it.each([
  ['wrong', 'pera', true],
  ['almost', 'manzna', true],
  ['exact', 'manzana', false],
  ['wrong', '', false],
] as const)('after %s “%s”, lets one say that it was right: %s', (verdict, answer, isOffered) => {
  renderBoard({ verdict, answer });
  expect(screen.queryAllByRole('button', { name: 'I was right' })).toHaveLength(Number(isOffered));
});

it('goes on by Enter', async () => {
  const { onNext } = renderBoard({ verdict: 'wrong' });
  await userEvent.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledOnce();
});

describe('what was almost right', () => {
  const almost = { verdict: 'almost', answer: 'Strase', expected: 'Straße' } as const;

  it.each([
    ['in another case', 'straße', almost, 'de'],
    [
      'with its marks put together otherwise',
      'an\u0303o'.normalize('NFD'),
      { expected: 'AÑO' },
      'es',
    ],
    ['in the case of its language', 'ırmak', { expected: 'IRMAK' }, 'tr'],
    ['without a language', 'no. 5', { expected: 'No. 5' }, ''],
  ] as const)('is typed once more %s', async (_, text, outcome, lang) => {
    const { onNext } = renderBoard({ ...almost, ...outcome }, lang);
    await userEvent.keyboard(text);
    expect(onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('need not be typed: Enter in the empty field goes on, once it was let go', async () => {
    const { onNext } = renderBoard(almost);
    const field = screen.getByRole('textbox', { name: 'Once more' });
    expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false);
    expect(onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('is told to be mistyped, until one types on', async () => {
    const { onNext } = renderBoard(almost);
    await userEvent.keyboard('Strase{Enter}');
    const refusal = screen.getByText('Not yet: type it as it stands above');
    expect(refusal.role).toBe('status');
    await userEvent.keyboard('n');
    expect(refusal.textContent).toBe('');
    await userEvent.keyboard('{Enter}');
    expect(refusal.textContent).not.toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'ñ' }));
    expect(refusal.textContent).toBe('');
    expect(onNext).not.toHaveBeenCalled();
  });
});
