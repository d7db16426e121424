import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSpelling, judgeSpelling, specialLetters } from '@wordhoard/quiz-engine';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../action/icon-button.tsx';
import { inQuizFrame, keyTable } from '../../story/decorators.tsx';
import { quizItem, sideContent } from '../../story/quiz-item.ts';
import { images, words } from '../../story/sample.ts';
import { SoundIcon } from '../../theme/icon.ts';
import { SpellingBoard } from './spelling-board.tsx';
import type { SpellingOutcome } from './spelling-feedback.tsx';

const meta = {
  title: 'Quiz/SpellingBoard',
  component: SpellingBoard,
  parameters: { layout: 'fullscreen' },
  argTypes: { promptAction: { control: false } },
  args: {
    prompt: { kind: 'word', word: words.apple },
    label: 'Your answer (Spanish)',
    lang: 'es',
    letters: ['á', 'é', 'ñ', 'ó'],
    outcome: undefined,
    onAnswer: fn(),
    onPass: fn(),
    onDispute: fn(),
    onNext: fn(),
  },
  decorators: [inQuizFrame('spelling')],
} satisfies Meta<typeof SpellingBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

const expected = words.manzana.text;
const almost: SpellingOutcome = {
  verdict: 'almost',
  answer: 'manzna',
  expected,
  segments: [
    { kind: 'equal', expected: 'manz', answer: 'manz' },
    { kind: 'missing', expected: 'a', answer: '' },
    { kind: 'equal', expected: 'na', answer: 'na' },
  ],
};
const whole = (answer: string): SpellingOutcome['segments'] => [
  { kind: 'wrong', expected, answer },
];

export const Open: Story = {};
export const OfAPicture: Story = {
  args: { prompt: { kind: 'image', image: images.apple, alt: '' } },
};
export const ByEar: Story = {
  args: {
    prompt: undefined,
    promptAction: <IconButton label="Listen" icon={<SoundIcon />} />,
  },
};
export const Exact: Story = {
  args: { outcome: { verdict: 'exact', answer: expected, expected, segments: [] } },
};
export const Lenient: Story = {
  args: {
    outcome: {
      verdict: 'lenient',
      answer: 'Manzana',
      expected,
      segments: [
        { kind: 'wrong', expected: 'm', answer: 'M' },
        { kind: 'equal', expected: 'anzana', answer: 'anzana' },
      ],
    },
  },
};
export const Alternative: Story = {
  args: { outcome: { verdict: 'alternative', answer: 'poma', expected, segments: whole('poma') } },
};
export const Almost: Story = { args: { outcome: almost } };
export const Mistyped: Story = {
  ...Almost,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'manz{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Wrong: Story = {
  args: { outcome: { verdict: 'wrong', answer: 'pera', expected, segments: whole('pera') } },
};
export const Passed: Story = {
  args: { outcome: { verdict: 'wrong', answer: '', expected, segments: [] } },
};
export const WithoutLetters: Story = { args: { letters: [] } };
export const RightToLeft: Story = {
  args: {
    lang: 'ar',
    letters: [],
    label: 'Your answer (Arabic)',
    prompt: { kind: 'word', word: words.library },
  },
};

const spanish = quizItem(words.apple, words.manzana);
const question = buildSpelling(spanish);
const letters = specialLetters([spanish, quizItem(words.limonRussian, words.limon)]);

/** The quiz engine grades the answer and lists the special letters. */
export const Played: Story = {
  tags: ['interaction'],
  parameters: keyTable({
    Enter: 'Checks the answer, then continues',
    Tab: 'Moves to the special letters, which are inserted at the caret',
  }),
  render: function Played(args) {
    const [answer, setAnswer] = useState<string>();
    const grade = answer === undefined ? undefined : judgeSpelling(question, answer);
    return (
      <SpellingBoard
        {...args}
        prompt={sideContent(question.prompt)}
        letters={letters}
        outcome={
          grade && {
            verdict: grade.verdict,
            answer: answer ?? '',
            expected: question.item.text,
            segments: grade.diff,
          }
        }
        onAnswer={(typed) => {
          args.onAnswer(typed);
          setAnswer(typed);
        }}
        onPass={() => setAnswer('')}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your answer (Spanish)' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'manzna');
    await userEvent.click(canvas.getByRole('button', { name: 'ó' }));
    await expect(field).toHaveValue('manznaó');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '{Backspace}{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('manzna');

    const again = canvas.getByRole('textbox', { name: 'Once more' });
    await expect(again).toHaveFocus();
    await userEvent.type(again, 'manz{Enter}');
    await expect(again).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.type(again, 'ana{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
