import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildLetterMatch } from '@wordhoard/quiz-engine';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { inQuizFrame } from '../story/in-quiz-frame.tsx';
import { keyTable } from '../story/key-table.ts';
import { PlayedLetterMatch } from '../story/played-letter-match.tsx';
import { quizItem } from '../story/quiz-item.ts';
import { pictures, words } from '../story/sample.ts';
import { seededRandom } from '../story/seeded-random.ts';
import { SoundButton } from '../word/sound-button.tsx';
import type { WordText } from '../word/word-text.ts';
import { LetterMatchBoard } from './letter-match-board.tsx';
import type { LetterPlaces } from './letter-place.ts';

/** A word taken apart by the engine, with none of its letters placed yet. */
function wordArgs(prompt: WordText, word: WordText) {
  const { slots, letters } = buildLetterMatch(quizItem(prompt, word), seededRandom(5));
  const placed: LetterPlaces = letters.map(() => null);
  return {
    prompt: { kind: 'word', word: prompt } as const,
    lang: word.lang,
    slots,
    letters,
    placed,
  };
}

/** Which of the letters spell a text, so far. */
function placesOf(letters: readonly string[], text: string): LetterPlaces {
  const places: (number | null)[] = [];
  for (const letter of text) {
    places.push(
      [...letters.keys()].find((at) => letters[at] === letter && !places.includes(at)) ?? null,
    );
  }
  return letters.map((_, at) => places[at] ?? null);
}

const manzana = wordArgs(words.yabloko, words.manzana);
const spelled = (text: string) => placesOf(manzana.letters, text);
const outcome = (verdict: 'right' | 'wrong' | 'passed') => ({ verdict, expected: 'manzana' });

const meta = {
  title: 'Quiz/LetterMatchBoard',
  component: LetterMatchBoard,
  parameters: { layout: 'fullscreen' },
  argTypes: { promptAction: { control: false } },
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
  args: { prompt: { kind: 'picture', picture: pictures.apple, alt: '' } },
};
export const WithSound: Story = {
  args: { promptAction: <SoundButton word="яблоко" onPlay={fn()} /> },
};
export const SeveralWords: Story = { args: wordArgs(words.zheleznayaDoroga, words.cheminDeFer) };
export const LongWord: Story = { args: wordArgs(words.legalInsurers, words.insuranceCompany) };
export const LongWords: Story = { args: wordArgs(words.insurance, words.legalProtection) };
export const RightToLeft: Story = { args: wordArgs(words.library, words.maktaba) };
export const LettersWithMarks: Story = { args: wordArgs(words.library, words.pustakalay) };

/** The engine takes the word apart, gives the hint and judges. */
export const Played: Story = {
  tags: ['interaction'],
  parameters: keyTable({
    'A letter': 'Places it where the next one goes; P and Z, too, until the word is done',
    Backspace: 'Takes the letter before that place back',
    1: 'A hint: one letter goes where it belongs, and stays',
    0: 'I don’t know',
    Enter: 'Goes on after the answer',
    Tab: 'Through the places, which take the next letter or give theirs back, and the letters',
  }),
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
    const news = () => canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(canvas.getByRole('heading', { name: /радуга/ })).toHaveFocus();

    await userEvent.keyboard('A');
    await expect(news()).toContain('a – place 1');
    await userEvent.keyboard('ñ');
    await expect(news()).toContain('Not among the letters that are left: ñ');
    await userEvent.click(canvas.getByRole('button', { name: 'Place 3: empty' }));
    await userEvent.keyboard('i{Backspace}{Backspace}');
    await expect(built()).toEqual(Array.from({ length: 9 }, (_, at) => `Place ${at + 1}: empty`));

    await userEvent.keyboard('1r');
    await expect(canvas.getByRole('button', { name: 'Place 1: a, a hint' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Letter n/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Place 3: n' }));
    await userEvent.keyboard('cenceil');
    await expect(canvas.getByText('Not quite: “arc-en-ciel”')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Place 7: e, right is i' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** A letter is carried to a place of the word, from there to another, and back. */
export const PlayedByDragging: Story = {
  tags: ['interaction'],
  args: { placed: spelled('ma') },
  play: async ({ args, canvas }) => {
    const button = (name: RegExp) => canvas.getByRole('button', { name });
    const places = () => args.onPlace.mock.lastCall?.[0];
    const middleOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { clientX: x + width / 2, clientY: y + height / 2 };
    };
    const carry = async (from: HTMLElement, to: HTMLElement) => {
      fireEvent.pointerDown(from, { ...middleOf(from), button: 0, pointerId: 7 });
      fireEvent.pointerMove(from, { ...middleOf(to), pointerId: 7 });
      await waitFor(() => expect(to).toHaveAttribute('data-over'));
      fireEvent.pointerUp(from, { pointerId: 7 });
    };
    const [m, a] = spelled('ma');
    const z = manzana.letters.indexOf('z');

    await carry(button(/^Letter z/), button(/^Place 4/));
    await expect(places()).toEqual([m, a, null, z, null, null, null]);
    await carry(button(/^Letter z/), button(/^Place 1/));
    await expect(places()).toEqual([z, a, null, null, null, null, null]);
    await carry(button(/^Place 1/), button(/^Place 2/));
    await expect(places()).toEqual([a, m, null, null, null, null, null]);
    await carry(button(/^Place 1/), canvas.getByRole('group', { name: 'Letters' }));
    await expect(places()).toEqual([null, a, null, null, null, null, null]);
  },
};
