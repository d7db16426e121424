import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildLetterMatch,
  hintLetter,
  judgeLetterMatch,
  type QuizItem,
} from '@wordhoard/quiz-engine';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../guide/guide.ts';
import { questionKeys } from '../../guide/keys.ts';
import { inQuizFrame } from '../../story/decorators.tsx';
import { dragOnto } from '../../story/drag.ts';
import { images, quizItem, seededRandom, sideContent, words } from '../../story/sample.ts';
import { SoundButton } from '../../word/sound-button.tsx';
import type { WordText } from '../../word/word-text.ts';
import {
  LetterMatchBoard,
  type LetterMatchBoardProps,
  type LetterMatchOutcome,
} from './letter-match-board.tsx';
import type { PlacedLetters } from './placed-letters.tsx';

/** The props for a word whose letters are not placed yet. */
function wordArgs(prompt: WordText, word: WordText) {
  const { slots, letters } = buildLetterMatch(quizItem(prompt, word), seededRandom(5));
  const placed: PlacedLetters = slots.filter(({ kind }) => kind === 'letter').map(() => null);
  return {
    prompt: { kind: 'word', word: prompt } as const,
    lang: word.lang,
    slots,
    letters,
    placed,
  };
}

type Letters = Pick<ReturnType<typeof wordArgs>, 'letters' | 'placed'>;

/** The placed letters that spell the start of a word. */
function placedLetters({ letters, placed: empty }: Letters, text: string): PlacedLetters {
  const placed: (number | null)[] = [];
  for (const letter of text) {
    placed.push(
      [...letters.keys()].find((index) => letters[index] === letter && !placed.includes(index)) ??
        null,
    );
  }
  return empty.map((_, index) => placed[index] ?? null);
}

const manzana = wordArgs(words.yabloko, words.manzana);
const apfel = wordArgs(words.apple, words.apfel);
const spelled = (text: string) => placedLetters(manzana, text);
const outcome = (verdict: 'right' | 'wrong' | 'passed') => ({ verdict, expected: 'manzana' });

const meta = {
  title: 'Quiz/LetterMatchBoard',
  component: LetterMatchBoard,
  parameters: {
    guide: {
      use: 'Writing without a keyboard: harder than a choice, easier than `SpellingBoard`. It suits words of up to twelve letters.',
      anatomy: {
        Prompt: 'What is asked.',
        Slots: 'One per letter; spaces and hyphens are there already.',
        Letters: 'All that the word needs, and some more.',
        Footer: 'Hint and “I don’t know”, then the verdict.',
      },
      keys: {
        'A letter': 'Places it in the next slot; also P and Z, until the word is complete',
        Backspace: 'Removes the letter before that slot',
        'Digit 1': 'Hint: places one letter, which cannot be moved',
        Tab: 'Moves through the slots, then the letters',
        ...questionKeys,
      },
    } satisfies Guide<typeof LetterMatchBoard>,
    layout: 'fullscreen',
  },
  args: {
    ...manzana,
    hinted: [],
    outcome: undefined,
    onPlace: fn(),
    onHint: fn(),
    onPass: fn(),
    onNext: fn(),
  },
  decorators: [inQuizFrame('letter-match')],
} satisfies Meta<typeof LetterMatchBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Begun: Story = { args: { placed: spelled('ma_z') } };
export const Hinted: Story = { args: { placed: spelled('manz'), hinted: [0, 1] } };
export const Right: Story = { args: { placed: spelled('manzana'), outcome: outcome('right') } };
export const RightWithHint: Story = {
  args: { placed: spelled('manzana'), hinted: [0], outcome: outcome('right') },
};
export const Wrong: Story = { args: { placed: spelled('mazanna'), outcome: outcome('wrong') } };
export const Passed: Story = { args: { placed: spelled('man'), outcome: outcome('passed') } };
export const WithoutHints: Story = {
  render: ({ onHint: _, ...args }) => <LetterMatchBoard {...args} />,
};
export const OfAPicture: Story = {
  args: { prompt: { kind: 'image', image: images.apple, alt: '' } },
};
export const WithSound: Story = {
  args: { promptAction: <SoundButton word="яблоко" onPlay={fn()} /> },
};
/** No capital gives the beginning away. */
export const WithACapital: Story = { args: { ...apfel, placed: placedLetters(apfel, 'ap') } };
export const WithACapitalRight: Story = {
  args: {
    ...apfel,
    placed: placedLetters(apfel, 'apfel'),
    outcome: { verdict: 'right', expected: 'Apfel' },
  },
};
export const SeveralWords: Story = { args: wordArgs(words.zheleznayaDoroga, words.cheminDeFer) };
/** A phrase of more than ten letters is built from its words. */
export const WordTiles: Story = {
  args: wordArgs(
    { text: 'доброе утро всем', lang: 'ru' },
    { text: 'good morning everybody', lang: 'en' },
  ),
};
export const LongWord: Story = { args: wordArgs(words.legalInsurers, words.insuranceCompany) };
export const LongWords: Story = { args: wordArgs(words.insurance, words.legalProtection) };
export const RightToLeft: Story = { args: wordArgs(words.library, words.maktaba) };
export const LettersWithMarks: Story = { args: wordArgs(words.library, words.pustakalay) };

/** The quiz engine splits the word, gives hints and judges. */
export const Played: Story = {
  tags: ['interaction'],
  render: ({ onPlace, onPass, onNext }) => (
    <PlayedLetterMatch
      item={quizItem(words.raduga, words.arcEnCiel)}
      onPlace={onPlace}
      onPass={onPass}
      onNext={onNext}
    />
  ),
  play: async ({ args, canvas }) => {
    const word = canvas.getByRole('group', { name: 'Your word' });
    const built = () =>
      within(word)
        .getAllByRole('button')
        .map((button) => button.textContent);
    const announcements = () => canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(canvas.getByRole('heading', { name: 'Build the word радуга' })).toHaveFocus();

    await userEvent.keyboard('A');
    await expect(announcements()).toContain('a – position 1');
    await userEvent.keyboard('ñ');
    await expect(announcements()).toContain('Not among the letters that are left: ñ');
    await userEvent.click(canvas.getByRole('button', { name: 'Position 3: empty' }));
    await userEvent.keyboard('i{Backspace}{Backspace}');
    await expect(built()).toEqual(
      Array.from({ length: 9 }, (_, at) => `Position ${at + 1}: empty`),
    );

    await userEvent.keyboard('1');
    await expect(announcements()).toContain('a – position 1');
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('button', { name: 'Position 1: a, a hint' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Letter n/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Position 3: n' }));
    await userEvent.keyboard('cenceil');
    await expect(announcements()).toContain('Correct answer: “arc-en-ciel”');
    await expect(canvas.getByRole('button', { name: 'Position 7: e, should be i' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** A letter is dragged into a slot, to another slot, and back. */
export const PlayedByDragging: Story = {
  tags: ['interaction'],
  args: { placed: spelled('ma') },
  play: async ({ args, canvas }) => {
    const button = (name: RegExp) => canvas.getByRole('button', { name });
    const placed = () => args.onPlace.mock.lastCall?.[0];
    const [m, a] = spelled('ma');
    const z = manzana.letters.indexOf('z');

    await dragOnto(button(/^Letter z/), button(/^Position 4/));
    await expect(placed()).toEqual([m, a, null, z, null, null, null]);
    await dragOnto(button(/^Letter z/), button(/^Position 1/));
    await expect(placed()).toEqual([z, a, null, null, null, null, null]);
    await dragOnto(button(/^Position 1/), button(/^Position 2/));
    await expect(placed()).toEqual([a, m, null, null, null, null, null]);
    await dragOnto(button(/^Position 1/), canvas.getByRole('group', { name: 'Letters' }));
    await expect(placed()).toEqual([null, a, null, null, null, null, null]);
  },
};

interface PlayedProps extends Pick<LetterMatchBoardProps, 'onPlace' | 'onPass' | 'onNext'> {
  item: QuizItem;
}

/** A letter match that the quiz engine prepares, hints and judges. */
function PlayedLetterMatch({ item, onPlace, onPass, onNext }: PlayedProps) {
  const [question] = useState(() => buildLetterMatch(item, seededRandom(5)));
  const [placed, setPlaced] = useState<PlacedLetters>(() =>
    question.slots.filter(({ kind }) => kind === 'letter').map(() => null),
  );
  const [hinted, setHinted] = useState<readonly number[]>([]);
  const [isPassed, setIsPassed] = useState(false);

  function outcome(): LetterMatchOutcome | undefined {
    if (isPassed) return { verdict: 'passed', expected: item.text };
    if (placed.includes(null)) return undefined;
    const built = placed.map((letter) => question.letters[letter ?? -1] ?? '');
    const isRight = judgeLetterMatch(question, built);
    return { verdict: isRight ? 'right' : 'wrong', expected: item.text };
  }

  function hint(): void {
    const hint = hintLetter(question, placed);
    if (hint === undefined) return;
    setPlaced(hint.placed);
    setHinted([...hinted, hint.position]);
  }

  return (
    <LetterMatchBoard
      prompt={sideContent(question.prompt)}
      lang={item.langCode ?? ''}
      slots={question.slots}
      letters={question.letters}
      placed={placed}
      hinted={hinted}
      outcome={outcome()}
      onPlace={(next) => {
        setPlaced(next);
        onPlace(next);
      }}
      onHint={hint}
      onPass={() => {
        setIsPassed(true);
        onPass?.();
      }}
      onNext={onNext}
    />
  );
}
