import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { inQuizFrame } from '../story/in-quiz-frame.tsx';
import { keyTable } from '../story/key-table.ts';
import { answers, pair, pictureTile, prompts, tile } from '../story/match-tiles.ts';
import { PlayedMatchUp } from '../story/played-match-up.tsx';
import { fruits, quizItem } from '../story/quiz-item.ts';
import { pictures, words } from '../story/sample.ts';
import { MatchUpBoard } from './match-up-board.tsx';

function linesOf(text: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length;
}

const meta = {
  title: 'Quiz/MatchUpBoard',
  component: MatchUpBoard,
  parameters: { layout: 'fullscreen' },
  args: {
    prompts,
    answers,
    joined: [],
    outcome: undefined,
    onJoin: fn(),
    onPass: fn(),
    onNext: fn(),
  },
  decorators: [inQuizFrame('match-up')],
} satisfies Meta<typeof MatchUpBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
/** On a narrow screen, the words of a tile are set as small as they need be. */
export const Narrow: Story = {
  args: {
    prompts: ['Wassermelone', 'Johannisbeere', 'ein Geburtstag', 'Schmetterling', 'Ei'].map(
      (text) => tile(text, { lang: 'de', text }),
    ),
    answers: ['watermelon', 'redcurrants', 'a birthday', 'a butterfly', 'an egg'].map((text) =>
      tile(text, { lang: 'en', text }),
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    for (const word of ['Wassermelone', 'Johannisbeere', 'Schmetterling', 'watermelon']) {
      await expect(linesOf(canvas.getByText(word))).toBe(1);
    }
  },
};
export const Match: Story = {
  args: {
    joined: [pair('pear')],
    outcome: { promptId: 'pear', answerId: 'pear', verdict: 'match' },
  },
};
export const Miss: Story = {
  args: {
    joined: [pair('pear')],
    outcome: { promptId: 'apple', answerId: 'strawberry', verdict: 'miss' },
  },
};
export const NeededElsewhere: Story = {
  args: { outcome: { promptId: 'apple', answerId: 'pear', verdict: 'elsewhere' } },
};
export const AllFound: Story = { args: { joined: prompts.map(({ id }) => pair(id)) } };
export const SomeShown: Story = {
  args: { joined: prompts.map(({ id }, place) => pair(id, place % 3 === 1)) },
};
export const TwoPairs: Story = {
  args: {
    prompts: prompts.slice(0, 2),
    answers: [tile('pear', words.grusha), tile('apple', words.yabloko)],
  },
};

export const Pictures: Story = {
  args: {
    prompts: [
      pictureTile('grapes', pictures.grapes, 'grapes'),
      pictureTile('apple', pictures.apple, 'a red apple'),
      pictureTile('lemon', pictures.lemon, 'a lemon'),
      pictureTile('strawberry', pictures.strawberry, 'a strawberry'),
      pictureTile('pear', pictures.pear, 'a pear'),
      pictureTile('butterfly', pictures.butterfly, 'a butterfly'),
    ],
    joined: [pair('lemon')],
  },
};

export const LongWords: Story = {
  args: {
    prompts: [
      tile('insurance', words.insurance),
      tile('sights', words.sightseeing),
      tile('squirrel', words.eichhoernchen),
    ],
    answers: [
      tile('squirrel', words.squirrel),
      tile('insurance', words.legalInsurers),
      tile('sights', words.sights),
    ],
    outcome: { promptId: 'insurance', answerId: 'insurance', verdict: 'miss' },
  },
};

export const RightToLeft: Story = {
  args: {
    prompts: [tile('library', words.maktaba), tile('apple', words.tapuach)],
    answers: [tile('apple', words.apple), tile('library', words.library)],
    joined: [pair('library')],
  },
};

/** The engine lays the tiles out and judges them. «Машина» is right for both, and one needs it. */
export const Played: Story = {
  tags: ['interaction'],
  parameters: keyTable({
    '1 … 6': 'Chooses a tile of the first column, or lets it go',
    'A … F': 'Chooses a tile of the second column, by their places on a Latin keyboard',
    'Arrow keys': 'From tile to tile',
    'Space or Enter': 'Chooses the tile that has the focus',
    0: 'I don’t know: shows the pairs that are left',
    Enter: 'Goes on once all pairs are joined',
    Tab: 'From tile to open tile',
  }),
  render: ({ onJoin, onPass, onNext }) => (
    <PlayedMatchUp
      items={[
        ...fruits.slice(0, 3),
        quizItem(words.coche, words.avtomobil, words.mashina),
        quizItem(words.carro, words.mashina),
      ]}
      onJoin={onJoin}
      onPass={onPass}
      onNext={onNext}
    />
  ),
  play: async ({ args, canvas }) => {
    const press = (name: RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    const status = canvas.getByRole('status');
    await expect(canvas.getByRole('heading', { name: 'Find the pairs' })).toHaveFocus();

    await press(/manzana/);
    await press(/груша/);
    await expect(status).toHaveTextContent('Not a pair: manzana – груша');
    await press(/яблоко/);
    await expect(status).toBeEmptyDOMElement();
    await press(/manzana/);
    await expect(status).toHaveTextContent('A pair: manzana – яблоко');
    await expect(
      canvas.getByRole('button', { name: 'manzana – found, belongs to яблоко' }),
    ).toHaveAttribute('aria-disabled', 'true');

    await press(/coche/);
    await press(/машина/);
    await expect(status).toHaveTextContent('Right, but needed for another: coche – машина');

    await userEvent.keyboard('0');
    await expect(status).toHaveTextContent('This is what belongs together');
    const [first, second] = canvas.getAllByRole('group');
    const texts = (column: HTMLElement | undefined) =>
      within(column as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.textContent);
    await expect(texts(first)).toContain('pera– not found, belongs to груша');
    await expect(texts(second)[texts(first).findIndex((text) => text?.startsWith('pera'))]).toMatch(
      /^груша/,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const PlayedByKeys: Story = {
  tags: ['interaction'],
  args: { joined: [pair('pear')] },
  play: async ({ args, canvas }) => {
    const tileOf = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.keyboard('1');
    await expect(tileOf(/manzana/)).toHaveFocus();
    await expect(tileOf(/manzana/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(tileOf(/limón/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tileOf(/яблоко/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onJoin).toHaveBeenLastCalledWith('apple', 'apple');
    await userEvent.keyboard('d3');
    await expect(args.onJoin).toHaveBeenLastCalledWith('lemon', 'grapes');
    await userEvent.keyboard('2');
    await expect(tileOf(/^pera/)).not.toHaveFocus();
  },
};

/** A tile is carried onto one of the other column; let go elsewhere, it goes back. */
export const PlayedByDragging: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const tileOf = (name: RegExp) => canvas.getByRole('button', { name });
    const middleOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { clientX: x + width / 2, clientY: y + height / 2 };
    };
    const carry = (from: HTMLElement, to: Element) => {
      fireEvent.pointerDown(from, { ...middleOf(from), button: 0, pointerId: 7 });
      fireEvent.pointerMove(from, { ...middleOf(to), pointerId: 7 });
    };
    const letGo = (at: HTMLElement) => fireEvent.pointerUp(at, { pointerId: 7 });

    carry(tileOf(/яблоко/), tileOf(/manzana/));
    await waitFor(() => expect(tileOf(/manzana/)).toHaveAttribute('data-over'));
    letGo(tileOf(/яблоко/));
    await expect(args.onJoin).toHaveBeenLastCalledWith('apple', 'apple');

    carry(tileOf(/pera/), tileOf(/limón/));
    await expect(tileOf(/limón/)).not.toHaveAttribute('data-over');
    letGo(tileOf(/pera/));
    await expect(args.onJoin).toHaveBeenCalledOnce();
    await expect(tileOf(/pera/)).not.toHaveAttribute('data-dragged');
  },
};
