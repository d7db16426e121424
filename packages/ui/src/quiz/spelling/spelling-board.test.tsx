import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { SpellingBoard } from './spelling-board.tsx';
import type { SpellingOutcome } from './spelling-feedback.tsx';

function renderBoard(outcome?: Partial<SpellingOutcome>, lang = 'es') {
  const calls = {
    onAnswer: vi.fn(),
    onPass: vi.fn(),
    onDispute: vi.fn(),
    onNext: vi.fn(),
    onPlay: vi.fn(),
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

it('submits trimmed text, but not an empty answer', async () => {
  const { onAnswer } = renderBoard();
  const field = screen.getByRole('textbox', { name: 'Answer' });
  expect(field).toBe(document.activeElement);
  expect(field.lang).toBe('es');
  await userEvent.keyboard('{Enter}');
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.keyboard(' manzana {Enter}');
  expect(onAnswer.mock.calls).toEqual([['manzana']]);
});

it('plays the word when the empty field is submitted', async () => {
  const { onPlay } = renderBoard();
  await userEvent.keyboard('{Enter}');
  expect(onPlay).toHaveBeenCalledOnce();
  await userEvent.keyboard('manzana{Enter}');
  expect(onPlay).toHaveBeenCalledOnce();
});

it('types 0 instead of passing, which has a button', async () => {
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
] as const)('explains the verdict %s', (verdict, sentence) => {
  renderBoard({ verdict });
  expect(screen.getByText(sentence)).toBeDefined();
});

it.each([
  ['wrong', 'pera', true],
  ['almost', 'manzna', true],
  ['exact', 'manzana', false],
  ['wrong', '', false],
] as const)('after %s “%s”, offers to dispute: %s', (verdict, answer, isOffered) => {
  renderBoard({ verdict, answer });
  expect(screen.queryAllByRole('button', { name: 'I was right' })).toHaveLength(Number(isOffered));
});

it('continues on Enter', async () => {
  const { onNext } = renderBoard({ verdict: 'wrong' });
  await userEvent.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledOnce();
});

describe('an almost right answer', () => {
  const almost = { verdict: 'almost', answer: 'Strase', expected: 'Straße' } as const;

  it.each([
    ['in another case', 'straße', almost, 'de'],
    ['in another Unicode normalisation', 'an\u0303o'.normalize('NFD'), { expected: 'AÑO' }, 'es'],
    ['in the case of its language', 'ırmak', { expected: 'IRMAK' }, 'tr'],
    ['without a language', 'no. 5', { expected: 'No. 5' }, ''],
  ] as const)('is typed once more %s', async (_, text, outcome, lang) => {
    const { onNext } = renderBoard({ ...almost, ...outcome }, lang);
    await userEvent.keyboard(text);
    expect(onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('can be skipped by Enter in the empty field, but not by holding it', async () => {
    const { onNext } = renderBoard(almost);
    const field = screen.getByRole('textbox', { name: 'Once more' });
    expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false);
    expect(onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('is reported as mistyped until the learner types again', async () => {
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
