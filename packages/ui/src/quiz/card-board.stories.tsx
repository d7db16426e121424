import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCard } from '@wordhoard/quiz-engine';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inQuizFrame } from '../story/in-quiz-frame.tsx';
import { keyTable } from '../story/key-table.ts';
import { fruits, manzana } from '../story/quiz-item.ts';
import { pictures, words } from '../story/sample.ts';
import { sideFace } from '../story/side-face.ts';
import { SoundButton } from '../word/sound-button.tsx';
import { CardBoard } from './card-board.tsx';

const meta = {
  title: 'Quiz/CardBoard',
  component: CardBoard,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    picture: { control: false },
    wordAction: { control: false },
    answerAction: { control: false },
  },
  args: {
    front: { kind: 'word', word: words.manzana },
    answers: [words.apple],
    picture: pictures.apple,
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
export const WithExample: Story = {
  args: {
    isFlipped: true,
    example: { text: 'Como una manzana cada mañana.', lang: 'es' },
  },
};
/** The word asked for is heard once it shows. */
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
export const WithoutPicture: Story = { args: { picture: undefined, isFlipped: true } };
export const LongWords: Story = {
  args: {
    front: { kind: 'word', word: words.insurance },
    answers: [words.legalInsurers],
    picture: undefined,
    isFlipped: true,
  },
};
export const RightToLeft: Story = {
  args: {
    front: { kind: 'word', word: words.maktaba },
    answers: [words.library],
    picture: pictures.library,
  },
};

export const PictureInFront: Story = {
  args: {
    front: { kind: 'picture', picture: pictures.apple, alt: '' },
    answers: [words.manzana],
    wordAction: undefined,
  },
};

/** One card after the other, as the engine makes them. */
export const Played: Story = {
  tags: ['interaction'],
  parameters: keyTable({
    Space: 'Turns the card over, and back',
    '1 or ←': 'I didn’t know',
    '2 or →': 'I knew it',
  }),
  render: function Played({ onFlip, onJudge, ...args }) {
    const [index, setIndex] = useState(0);
    const [isFlipped, setIsFlipped] = useState(false);
    const item = fruits[index % fruits.length] ?? manzana;
    const { prompt, answers } = buildCard(item);
    return (
      <CardBoard
        {...args}
        key={index}
        front={sideFace(prompt)}
        answers={answers.map((text) => ({ text, lang: item.langCode ?? '' }))}
        picture={undefined}
        isFlipped={isFlipped}
        onFlip={() => {
          setIsFlipped(!isFlipped);
          onFlip();
        }}
        onJudge={(isKnown) => {
          setIsFlipped(false);
          setIndex(index + 1);
          onJudge(isKnown);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: /manzana/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('heading', { name: /яблоко/ })).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(args.onJudge).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('heading', { name: /pera/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'I didn’t know' }));
    await expect(args.onJudge).toHaveBeenLastCalledWith(false);
  },
};
