import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { type Mock, vi } from 'vitest';
import { QuizFrame } from '../quiz/frame/quiz-frame.tsx';
import {
  LetterMatchBoard,
  type LetterMatchBoardProps,
} from '../quiz/letter-match/letter-match-board.tsx';
import type { LetterSlot, PlacedLetters } from '../quiz/letter-match/placed-letters.tsx';
import { render } from './render.tsx';

const toSlots = (word: string): LetterSlot[] =>
  [...word].map((text) => ({ kind: /[ -]/.test(text) ? 'fixed' : 'letter', text }));

interface LetterMatchSettings extends Partial<LetterMatchBoardProps> {
  word?: string;
  /** Letters that the word does not need. */
  spare?: string;
}

/** Within a quiz frame, whose shortcuts are letters too. The letters are in alphabetical order. */
export function renderLetterMatch({
  word = 'pizza',
  spare = '',
  ...props
}: LetterMatchSettings = {}): Record<
  'onPlace' | 'onHint' | 'onPass' | 'onNext' | 'onPlay' | 'onUndo',
  Mock
> {
  const calls = { onPlace: vi.fn(), onHint: vi.fn(), onPass: vi.fn(), onNext: vi.fn() };
  const frame = { onPlay: vi.fn(), onUndo: vi.fn() };
  const slots = toSlots(word);
  const wanted = slots.filter(({ kind }) => kind === 'letter').map(({ text }) => text ?? '');
  const letters = [...wanted, ...spare].toSorted();

  function Game() {
    const [placed, setPlaced] = useState<PlacedLetters>(props.placed ?? wanted.map(() => null));
    return (
      <QuizFrame
        title="Food"
        answered={0}
        total={1}
        isMuted={false}
        onMutedChange={vi.fn()}
        onLeave={vi.fn()}
        kind="letter-match"
        {...frame}
      >
        <LetterMatchBoard
          prompt={{ kind: 'word', word: { text: 'пицца', lang: 'ru' } }}
          lang="it"
          slots={slots}
          letters={letters}
          outcome={undefined}
          {...calls}
          {...props}
          placed={placed}
          onPlace={(next) => {
            calls.onPlace(next);
            setPlaced(next);
          }}
        />
      </QuizFrame>
    );
  }
  render(<Game />);
  return { ...calls, ...frame };
}

const slotButtons = () =>
  within(screen.getByRole('group', { name: 'Your word' })).getAllByRole('button');
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The word, with a dot for each empty slot. */
export const built = () =>
  slotButtons()
    .map((slot) => slot.querySelector('[aria-hidden]')?.textContent || '·')
    .join('');
export const announcements = () =>
  screen.getAllByRole('status').map(({ textContent }) => textContent);
