import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMultipleChoice } from '@wordhoard/quiz-engine';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inQuizFrame } from '../story/in-quiz-frame.tsx';
import { keyTable } from '../story/key-table.ts';
import { fruits, manzana } from '../story/quiz-item.ts';
import { pictures, words } from '../story/sample.ts';
import { seededRandom } from '../story/seeded-random.ts';
import { sideFace } from '../story/side-face.ts';
import { SoundButton } from '../word/sound-button.tsx';
import { MultipleChoiceBoard } from './multiple-choice-board.tsx';
import type { QuizFace } from './quiz-face.ts';

const wordFace = (word: { text: string; lang: string }): QuizFace => ({ kind: 'word', word });
const pictureFace = (picture: string, alt: string): QuizFace => ({ kind: 'picture', picture, alt });

const meta = {
  title: 'Quiz/MultipleChoiceBoard',
  component: MultipleChoiceBoard,
  parameters: { layout: 'fullscreen' },
  args: {
    prompt: wordFace(words.manzana),
    options: [
      { id: 'klubnika', face: wordFace(words.klubnika) },
      { id: 'yabloko', face: wordFace(words.yabloko) },
      { id: 'vinograd', face: wordFace(words.vinograd) },
      { id: 'grusha', face: wordFace(words.grusha) },
    ],
    correct: 'yabloko',
    chosen: undefined,
    onChoose: fn(),
    onNext: fn(),
    onPass: fn(),
    promptAction: <SoundButton word="manzana" onPlay={fn()} />,
  },
  decorators: [inQuizFrame('multiple-choice')],
} satisfies Meta<typeof MultipleChoiceBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Right: Story = { args: { chosen: 'yabloko' } };
export const Wrong: Story = { args: { chosen: 'grusha' } };

export const Passed: Story = { args: { chosen: null } };

export const PictureToWord: Story = {
  args: { prompt: pictureFace(pictures.apple, 'a red apple'), promptAction: undefined },
};

export const WordToPicture: Story = {
  args: {
    options: [
      { id: 'pear', face: pictureFace(pictures.pear, 'a pear') },
      { id: 'apple', face: pictureFace(pictures.apple, 'a red apple') },
      { id: 'grapes', face: pictureFace(pictures.grapes, 'grapes') },
      { id: 'lemon', face: pictureFace(pictures.lemon, 'a lemon') },
    ],
    correct: 'apple',
  },
};

export const WordToPictureWrong: Story = { args: { ...WordToPicture.args, chosen: 'lemon' } };

export const LongWords: Story = {
  args: {
    prompt: wordFace(words.insurance),
    options: [
      { id: 'insurers', face: wordFace(words.legalInsurers) },
      { id: 'sights', face: wordFace(words.sightseeing) },
    ],
    correct: 'insurers',
    chosen: 'sights',
  },
};

export const RightToLeft: Story = {
  args: {
    prompt: wordFace(words.library),
    options: [
      { id: 'maktaba', face: wordFace(words.maktaba) },
      { id: 'tapuach', face: wordFace(words.tapuach) },
      { id: 'ringo', face: wordFace(words.ringo) },
    ],
    correct: 'maktaba',
  },
};

/** The engine finds the options, and mixes them. */
export const Played: Story = {
  tags: ['interaction'],
  parameters: keyTable({
    '1 … 9': 'Chooses the option of this number',
    0: 'I don’t know',
    Enter: 'Goes on after the answer',
    Tab: 'From option to option',
  }),
  render: function Played(args) {
    const [question] = useState(() =>
      buildMultipleChoice(manzana, fruits, { random: seededRandom(5) }),
    );
    const [chosen, setChosen] = useState<string | null>();
    return (
      <MultipleChoiceBoard
        {...args}
        prompt={sideFace(question.prompt)}
        options={question.options.map((option) => ({ id: option.wordId, face: sideFace(option) }))}
        correct={question.item.wordId}
        chosen={chosen}
        onChoose={setChosen}
        onPass={() => setChosen(null)}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /manzana/ })).toHaveFocus());
    const options = within(canvas.getByRole('list')).getAllByRole('button');
    await expect(options).toHaveLength(4);
    const wrong = options.findIndex((option) => !option.textContent?.includes('яблоко'));
    await userEvent.keyboard(`${wrong + 1}`);
    await expect(options[wrong]).toHaveTextContent('(your answer, wrong)');
    await expect(canvas.getByRole('button', { name: /яблоко.*right answer/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Not quite: “яблоко”');
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
