import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { LetterMatchBoard, type LetterMatchBoardProps } from '../quiz/letter-match-board.tsx';
import type { LetterPlaces, LetterSlot } from '../quiz/letter-place.ts';
import { QuizFrame } from '../quiz/quiz-frame.tsx';
import { render } from './render.tsx';

const slotsOf = (word: string): LetterSlot[] =>
  [...word].map((text) => ({ kind: /[ -]/.test(text) ? 'standing' : 'letter', text }));

interface Begun extends Partial<LetterMatchBoardProps> {
  word?: string;
}

/** Within its frame, whose keys are letters too. The letters lie in the order of the alphabet. */
export function renderLetterMatch({ word = 'pizza', ...props }: Begun = {}) {
  const calls = { onPlace: vi.fn(), onHint: vi.fn(), onPass: vi.fn(), onNext: vi.fn() };
  const frame = { onPlay: vi.fn(), onUndo: vi.fn() };
  const slots = slotsOf(word);
  const letters = slots
    .filter(({ kind }) => kind === 'letter')
    .map(({ text }) => text ?? '')
    .toSorted();

  function Game() {
    const [placed, setPlaced] = useState<LetterPlaces>(props.placed ?? letters.map(() => null));
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

export const slotButtons = () =>
  within(screen.getByRole('group', { name: 'Your word' })).getAllByRole('button');
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** As far as it is built, with a dot for what is missing. */
export const built = () =>
  slotButtons()
    .map((slot) => slot.querySelector('[aria-hidden]')?.textContent || '·')
    .join('');
export const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
