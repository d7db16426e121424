import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCard } from '@wordhoard/quiz-engine';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../guide/guide.ts';
import { inQuizFrame } from '../../story/decorators.tsx';
import { fruits, images, manzana, sideContent, words } from '../../story/sample.ts';
import { SoundButton } from '../../word/sound-button.tsx';
import { SpellingBoard } from '../spelling/spelling-board.tsx';
import { CardBoard } from './card-board.tsx';

const meta = {
  title: 'Quiz/CardBoard',
  component: CardBoard,
  parameters: {
    guide: {
      use: 'The learner recalls without options and judges alone: fast, and honest only for those who want to be. To check the answer, use `SpellingBoard` or `LetterMatchBoard`.',
      dos: ['Show `nextReviews`, so that each grade says what it does.'],
      anatomy: {
        Front: 'The word or picture that is asked, with its sound.',
        Back: 'The answers, the picture and an example.',
        Grades: '“Not yet”, “I know” and “Easy”, after the card is turned.',
      },
      keys: {
        Space: 'Flips the card',
        '1 or ←': 'Not yet',
        '2 or →': 'I know it',
        'Digit 3': 'Easy',
      },
    } satisfies Guide<typeof CardBoard>,
    layout: 'fullscreen',
  },
  args: {
    front: { kind: 'word', word: words.manzana },
    answers: [words.apple],
    image: images.apple,
    isFlipped: false,
    onFlip: fn(),
    onJudge: fn(),
    wordAction: <SoundButton word="manzana" onPlay={fn()} />,
  },
  decorators: [inQuizFrame('cards')],
} satisfies Meta<typeof CardBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Front: Story = {};
export const Back: Story = { args: { isFlipped: true } };
/** What each grade does with the next review. */
export const WithNextReviews: Story = {
  args: {
    isFlipped: true,
    nextReviews: { unknown: 'tomorrow', known: 'in 3 days', easy: 'in 8 days' },
  },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    for (const name of ['Not yet tomorrow', 'I know it in 3 days', 'Easy in 8 days']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
  },
};
export const WithExample: Story = {
  args: {
    isFlipped: true,
    example: { text: 'Como una manzana cada mañana.', lang: 'es' },
  },
};
export const AskedForTheArticle: Story = {
  args: {
    front: { kind: 'word', word: { text: 'Auge', lang: 'de' }, asks: 'article' },
    answers: [
      { text: 'das', lang: 'de' },
      { text: 'das Auge, die Augen', lang: 'de' },
    ],
    image: undefined,
  },
};
export const ArticleOnTheBack: Story = { args: { ...AskedForTheArticle.args, isFlipped: true } };
export const WithAGap: Story = {
  args: {
    front: {
      kind: 'gap',
      before: 'Meine Schlüssel sind in der ',
      after: '.',
      lang: 'de',
      hint: { text: 'My keys are in the bag.', lang: 'en' },
    },
    answers: [{ text: 'Tasche', lang: 'de' }],
    image: undefined,
    wordAction: undefined,
  },
};
/** The example shows the sentence again, with the word in its place. */
export const GapOnTheBack: Story = {
  args: {
    ...WithAGap.args,
    isFlipped: true,
    example: {
      text: 'Meine Schlüssel sind in der Tasche.',
      lang: 'de',
      word: 'Tasche',
      translation: { text: 'My keys are in the bag.', lang: 'en' },
    },
  },
};
/** The answer is the word to listen to. */
export const AskedBackward: Story = {
  args: {
    front: { kind: 'word', word: words.apple },
    answers: [words.manzana],
    wordAction: undefined,
    answerAction: <SoundButton word="manzana" onPlay={fn()} />,
    isFlipped: true,
  },
};
export const SeveralAnswers: Story = {
  args: {
    front: { kind: 'word', word: words.pera },
    answers: [words.pear, words.grusha],
    isFlipped: true,
  },
};
export const WithoutPicture: Story = { args: { image: undefined, isFlipped: true } };
export const LongWords: Story = {
  args: {
    front: { kind: 'word', word: words.insurance },
    answers: [words.legalInsurers],
    image: undefined,
    isFlipped: true,
  },
};
export const RightToLeft: Story = {
  args: {
    front: { kind: 'word', word: words.maktaba },
    answers: [words.library],
    image: images.library,
  },
};

export const PictureInFront: Story = {
  args: {
    front: { kind: 'image', image: images.apple, alt: '' },
    answers: [words.manzana],
    wordAction: undefined,
  },
};

/** The quiz engine makes one card after the other. */
export const Played: Story = {
  tags: ['interaction'],
  render: function Played({ onFlip, onJudge, ...args }) {
    const [index, setIndex] = useState(0);
    const [isFlipped, setIsFlipped] = useState(false);
    const item = fruits[index % fruits.length] ?? manzana;
    const { prompt, answers } = buildCard(item);
    return (
      <CardBoard
        {...args}
        key={index}
        front={sideContent(prompt)}
        answers={answers.map((text) => ({ text, lang: item.langCode ?? '' }))}
        image={undefined}
        isFlipped={isFlipped}
        onFlip={() => {
          setIsFlipped(!isFlipped);
          onFlip();
        }}
        onJudge={(grade) => {
          setIsFlipped(false);
          setIndex(index + 1);
          onJudge(grade);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const heading = (name: string) => canvas.getByRole('heading', { name });
    await expect(heading('Do you know it? manzana')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(heading('manzana яблоко')).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(args.onJudge).toHaveBeenCalledWith('known');
    await expect(heading('Do you know it? pera')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Not yet' }));
    await expect(args.onJudge).toHaveBeenLastCalledWith('unknown');
  },
};

/** Now and then, “I know” is checked: the learner then writes the answer. */
export const Checked: Story = {
  tags: ['interaction'],
  args: { isFlipped: true },
  render: function Checked(args) {
    const [isChecked, setIsChecked] = useState(false);
    return isChecked ? (
      <SpellingBoard
        prompt={args.front}
        label="Your answer (English)"
        lang="en"
        letters={[]}
        outcome={undefined}
        onAnswer={fn()}
        onPass={fn()}
        onDispute={fn()}
        onNext={fn()}
      />
    ) : (
      <CardBoard {...args} onJudge={(grade) => setIsChecked(grade !== 'unknown')} />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('2');
    await expect(canvas.getByRole('textbox', { name: 'Your answer (English)' })).toBeVisible();
  },
};
