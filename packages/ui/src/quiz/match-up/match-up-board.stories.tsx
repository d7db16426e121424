import type { Meta, StoryObj } from '@storybook/react-vite';
import { speechPartMessages } from '@wordhoard/i18n';
import {
  buildMatchUp,
  judgeMatchUp,
  type MatchUpQuestion,
  type QuizItem,
  removeMatch,
} from '@wordhoard/quiz-engine';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../guide/guide.ts';
import { questionKeys } from '../../guide/keys.ts';
import { inQuizFrame } from '../../story/decorators.tsx';
import { dragOnto, dragOver, drop } from '../../story/drag.ts';
import { fruits, images, quizItem, seededRandom, sideContent, words } from '../../story/sample.ts';
import type { WordText } from '../../word/word-text.ts';
import { MatchUpBoard, type MatchUpBoardProps } from './match-up-board.tsx';
import type { JoinedPair, MatchOutcome, MatchTileContent } from './tile-selection.ts';

const tile = (id: string, word: WordText): MatchTileContent => ({
  id,
  content: { kind: 'word', word },
});
type Sense = Extract<MatchTileContent['content'], { kind: 'word' }>['sense'];
const named = (id: string, sense: Sense): MatchTileContent => ({
  id,
  content: { kind: 'word', word: { lang: 'de', text: 'sein' }, sense },
});
const imageTile = (id: string, image: string, alt: string): MatchTileContent => ({
  id,
  content: { kind: 'image', image, alt },
});
const pair = (id: string, isMissed = false): JoinedPair => ({
  promptId: id,
  answerId: id,
  isMissed,
});

const prompts = [
  tile('apple', words.manzana),
  tile('pear', words.pera),
  tile('lemon', words.limon),
  tile('strawberry', words.fresa),
  tile('grapes', words.uva),
  tile('butterfly', words.mariposa),
];
const answers = [
  tile('lemon', words.limonRussian),
  tile('butterfly', words.babochka),
  tile('apple', words.yabloko),
  tile('grapes', words.vinograd),
  tile('pear', words.grusha),
  tile('strawberry', words.klubnika),
];

function countLines(text: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length;
}

const meta = {
  title: 'Quiz/MatchUpBoard',
  component: MatchUpBoard,
  parameters: {
    guide: {
      use: 'Two to six words at once, to warm up or to tell similar words apart. One word alone is a `MultipleChoiceBoard`.',
      donts: ['Put two words with the same meaning on one board.'],
      anatomy: {
        Prompts: 'The first column.',
        Answers: 'The second one, in another order.',
        Pairs: 'Move side by side once they are joined.',
        Footer: '“I don’t know”, then the verdict.',
      },
      keys: {
        '1 … 6': 'Selects or deselects a tile of the first column',
        'A … F': 'Selects a tile of the second column, on any keyboard layout',
        'Arrow keys': 'Move between tiles',
        Tab: 'Moves between open tiles',
        'Space or Enter': 'Selects the focused tile',
        ...questionKeys,
      },
    } satisfies Guide<typeof MatchUpBoard>,
    layout: 'fullscreen',
  },
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
/** On narrow screens, long words are smaller. */
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
      await expect(countLines(canvas.getByText(word))).toBe(1);
    }
  },
};
/** Forms of a table, by their rows and columns. */
export const FormsOfATable: Story = {
  args: {
    prompts: ['Masculine', 'Feminine', 'Neuter'].map((detail) => ({
      id: detail,
      content: { kind: 'word', word: { text: 'Accusative', lang: '' }, detail },
    })),
    answers: ['die', 'das', 'den'].map((text) => tile(text, { lang: 'de', text })),
  },
};
/** Tiles of the same text name what they mean. */
export const Homographs: Story = {
  args: {
    prompts: [
      named('be', speechPartMessages.verb),
      named('his', { lang: 'de', text: 'Das ist sein Hut, den er gestern gekauft hat.' }),
    ],
    answers: ['his', 'be'].map((text) => tile(text, { lang: 'en', text })),
    joined: [pair('be')],
    outcome: { promptId: 'be', answerId: 'be', verdict: 'match' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/: sein \((verb|глагол)\) – be$/);
    await expect(canvas.getByRole('button', { name: /^sein.*Das ist sein Hut/ })).toBeVisible();
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
  args: { joined: prompts.map(({ id }, index) => pair(id, index % 3 === 1)) },
};
export const TwoPairs: Story = {
  args: {
    prompts: prompts.slice(0, 2),
    answers: [tile('pear', words.grusha), tile('apple', words.yabloko)],
  },
};

export const Images: Story = {
  args: {
    prompts: [
      imageTile('grapes', images.grapes, 'grapes'),
      imageTile('apple', images.apple, 'a red apple'),
      imageTile('lemon', images.lemon, 'a lemon'),
      imageTile('strawberry', images.strawberry, 'a strawberry'),
      imageTile('pear', images.pear, 'a pear'),
      imageTile('butterfly', images.butterfly, 'a butterfly'),
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

/** The quiz engine arranges and judges the tiles. «Машина» is right for both words, but one needs it. */
export const Played: Story = {
  tags: ['interaction'],
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

    await userEvent.keyboard('1');
    const column = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(column('First column').getAllByRole('button', { pressed: true })).toHaveLength(1);
    await expect(column('Second column').queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.keyboard('1');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();

    await press(/manzana/);
    await press(/груша/);
    await expect(status).toHaveTextContent('Not a pair: manzana – груша');
    await expect(within(status).getByText('manzana')).toHaveAttribute('lang', 'es');
    await press(/яблоко/);
    await expect(status).toBeEmptyDOMElement();
    await press(/manzana/);
    await expect(status).toHaveTextContent('Right: manzana – яблоко');
    await expect(
      canvas.getByRole('button', { name: 'manzana – found, belongs to яблоко' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(
      canvas.getByRole('button', { name: 'яблоко – found, belongs to manzana' }),
    ).toHaveAttribute('aria-disabled', 'true');

    await press(/coche/);
    await press(/машина/);
    await expect(status).toHaveTextContent('These belong to different pairs: coche – машина');

    await userEvent.keyboard('0');
    await expect(status).toHaveTextContent('These belong together');
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

/** Tiles are dropped on tiles of the other column; elsewhere, they return. */
export const PlayedByDragging: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const findTile = (name: RegExp) => canvas.getByRole('button', { name });
    await dragOnto(findTile(/яблоко/), findTile(/manzana/));
    await expect(args.onJoin).toHaveBeenLastCalledWith('apple', 'apple');

    await dragOver(findTile(/pera/), findTile(/limón/));
    await drop(findTile(/pera/));
    await expect(findTile(/limón/)).not.toHaveAttribute('data-over');
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

type PlayedProps = Pick<MatchUpBoardProps, 'onJoin' | 'onPass' | 'onNext'> & {
  items: readonly QuizItem[];
};

/** A match-up that the quiz engine arranges and judges. Tiles are identified by index. */
function PlayedMatchUp({ items, onJoin, onPass, onNext }: PlayedProps) {
  const [board, setBoard] = useState(() => buildMatchUp(items, seededRandom(5)));
  const [joined, setJoined] = useState<readonly JoinedPair[]>([]);
  const [outcome, setOutcome] = useState<MatchOutcome>();

  function join(promptId: string, answerId: string): void {
    const [prompt, answer] = [board.prompts[Number(promptId)], board.answers[Number(answerId)]];
    if (prompt === undefined || answer === undefined) return;
    const judgement = judgeMatchUp(board, prompt, answer);
    onJoin(promptId, answerId);
    setOutcome({ promptId, answerId, verdict: judgement.verdict });
    if (judgement.verdict !== 'match') return;
    setBoard(removeMatch(board, judgement.item));
    setJoined([...joined, { promptId, answerId, isMissed: false }]);
  }

  function pass(): void {
    onPass?.();
    setJoined([...joined, ...missedPairs(board, joined)]);
  }

  return (
    <MatchUpBoard
      prompts={board.prompts.map((side, index) => ({ id: `${index}`, content: sideContent(side) }))}
      answers={board.answers.map((side, index) => ({ id: `${index}`, content: sideContent(side) }))}
      joined={joined}
      outcome={outcome}
      onJoin={join}
      onPass={pass}
      onNext={onNext}
    />
  );
}

/** Pairs for the remaining items, of tiles that are still open. */
function missedPairs(board: MatchUpQuestion, joined: readonly JoinedPair[]): JoinedPair[] {
  const pairs = [...joined];
  for (const item of board.items) {
    const isOpen = (key: 'promptId' | 'answerId', index: number) =>
      !pairs.some((pair) => pair[key] === `${index}`);
    const prompt = board.prompts.findIndex(
      (side, index) => isOpen('promptId', index) && side === item.prompt,
    );
    const answer = board.answers.findIndex(
      (side, index) => isOpen('answerId', index) && side === item,
    );
    pairs.push({ promptId: `${prompt}`, answerId: `${answer}`, isMissed: true });
  }
  return pairs.slice(joined.length);
}
