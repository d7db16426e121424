import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSpelling, judgeSpelling, listSpecialLetters } from '@wordhoard/quiz-engine';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../action/icon-button.tsx';
import type { Guide } from '../../guide/guide.ts';
import { inQuizFrame } from '../../story/decorators.tsx';
import { images, quizItem, sideContent, words } from '../../story/sample.ts';
import { SoundIcon } from '../../theme/icon.ts';
import { SpellingBoard } from './spelling-board.tsx';
import type { SpellingOutcome } from './spelling-feedback.tsx';

const meta = {
  title: 'Quiz/SpellingBoard',
  component: SpellingBoard,
  parameters: {
    guide: {
      use: 'The learner writes the word: the strongest proof that it is known. Without a keyboard for the script, use `LetterMatchBoard`.',
      dos: ['Pass the letters that the learner’s keyboard may lack as `letters`.'],
      anatomy: {
        Prompt: 'What is asked, or only its sound.',
        Field: 'In the language and direction of the answer.',
        'Special letters': 'Inserted at the caret; the field keeps the focus.',
        Footer: '“I don’t know”, then the verdict with a `SpellingDiff` and “I was right”.',
      },
      keys: {
        Enter: 'Checks the answer, then continues',
        Tab: 'Moves to the special letters',
        Shift: 'Inserts a special letter as a capital',
      },
    } satisfies Guide<typeof SpellingBoard>,
    layout: 'fullscreen',
  },
  args: {
    prompt: { kind: 'word', word: words.apple },
    label: 'Your answer (Spanish)',
    lang: 'es',
    letters: ['á', 'é', 'í', 'ñ', 'ó', 'ú', 'ü'],
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
/** The texts of the live regions that are shown, without the comparison that is hidden from screen readers. */
const readStatuses = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll(':not([hidden]) > [role="status"]')].map((status) => {
    const read = status.cloneNode(true) as Element;
    for (const hidden of read.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return read.textContent;
  });
const whole = (answer: string): SpellingOutcome['segments'] => [
  { kind: 'wrong', expected, answer },
];

export const Open: Story = {};
export const OfAPicture: Story = {
  args: { prompt: { kind: 'image', image: images.apple, alt: '' } },
};
const alphabet = { isShown: true, onToggle: fn() };
export const InArabic: Story = {
  args: { label: 'Your answer (Arabic or Latin letters)', lang: 'ar', alphabet, onBuild: fn() },
};
export const InJapanese: Story = {
  args: { label: 'Your answer (Japanese or Latin letters)', lang: 'ja', alphabet, onBuild: fn() },
};
export const InRussianByKeyboard: Story = {
  args: {
    ...{ label: 'Your answer (Russian or Latin letters)', lang: 'ru', letters: ['ё'] },
    ...{ alphabet: { ...alphabet, isShown: false }, onBuild: fn() },
  },
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
/** The verdict shows the article of a right answer. */
export const WithArticle: Story = {
  tags: ['interaction'],
  args: {
    outcome: { verdict: 'exact', answer: 'Auge', expected: 'Auge', segments: [] },
    recap: { word: words.auge },
  },
  play: ({ canvas }) => expect(canvas.getByText('Right!')).toHaveTextContent('Right! das Auge'),
};
/** There is nothing to add to the answer. */
export const WithoutArticle: Story = {
  tags: ['interaction'],
  args: {
    outcome: { verdict: 'exact', answer: 'apple', expected: 'apple', segments: [] },
    recap: { word: words.apple },
  },
  play: ({ canvas }) => expect(canvas.getByText('Right!')).toHaveTextContent(/^Right! apple$/),
};
export const Lenient: Story = {
  tags: ['interaction'],
  play: ({ canvasElement }) =>
    expect(readStatuses(canvasElement)).toEqual([
      'Exact spelling:You wrote: limon. Correct: limón.',
      'Right!',
    ]),
  args: {
    outcome: {
      verdict: 'lenient',
      answer: 'limon',
      expected: words.limon.text,
      segments: [
        { kind: 'equal', expected: 'lim', answer: 'lim' },
        { kind: 'wrong', expected: 'ó', answer: 'o' },
        { kind: 'equal', expected: 'n', answer: 'n' },
      ],
    },
  },
};
export const ArticleAdded: Story = {
  args: {
    outcome: {
      verdict: 'lenient',
      answer: `la ${expected}`,
      expected,
      segments: [
        { kind: 'optional', expected: '', answer: 'la ' },
        { kind: 'equal', expected, answer: expected },
      ],
    },
  },
};
export const ArticleOmitted: Story = {
  args: {
    outcome: {
      verdict: 'lenient',
      answer: expected,
      expected: `la ${expected}`,
      segments: [
        { kind: 'optional', expected: 'la ', answer: '' },
        { kind: 'equal', expected, answer: expected },
      ],
    },
  },
};
export const WrongArticle: Story = {
  args: {
    outcome: {
      verdict: 'almost',
      answer: `el ${expected}`,
      expected: `la ${expected}`,
      segments: [
        { kind: 'wrong', expected: 'la', answer: 'el' },
        { kind: 'equal', expected: ` ${expected}`, answer: ` ${expected}` },
      ],
      hasWrongArticle: true,
    },
  },
};
export const PluralToType: Story = {
  args: {
    lang: 'de',
    label: 'Your answer (German)',
    letters: [...'äöüß'],
    prompt: { kind: 'word', word: { text: 'das Auge', lang: 'de' }, asks: 'plural' },
  },
};
export const PinyinWithoutTones: Story = {
  args: {
    lang: 'zh-Latn',
    letters: [...'āáǎàěìǐ'],
    prompt: { kind: 'word', word: { text: '眼睛', lang: 'zh' }, asks: 'reading' },
    outcome: {
      verdict: 'lenient',
      answer: 'yan3jing',
      expected: 'yǎnjing',
      segments: [{ kind: 'wrong', expected: 'yǎnjing', answer: 'yan3jing' }],
      lacksTones: true,
    },
  },
};
export const OtherSpelling: Story = {
  args: {
    lang: 'en',
    outcome: {
      verdict: 'lenient',
      answer: 'gray',
      expected: 'grey',
      segments: [],
      isVariant: true,
    },
  },
};
export const OtherKeyboard: Story = {
  args: { keyboardNotice: 'Switch your keyboard to Spanish and type it once more.' },
};
/** Several words fit the prompt, which therefore names the meaning. The answer is another of them. */
export const AnotherRightWord: Story = {
  args: {
    prompt: {
      kind: 'word',
      word: { text: 'letter', lang: 'en' },
      sense: { text: 'of the alphabet', lang: 'en' },
    },
    label: 'Your answer (German)',
    lang: 'de',
    letters: ['ä', 'ö', 'ü', 'ß'],
    keyboardNotice: 'That’s “Brief”. Which word means “letter” (of the alphabet)?',
  },
};
/** Without a sense, a picture tells which of several words is meant. */
export const NamedByAPicture: Story = {
  args: { prompt: { kind: 'word', word: words.apple, sense: { image: images.apple } } },
};
export const GapToFill: Story = {
  args: {
    lang: 'de',
    label: 'Your answer (German)',
    letters: [...'äöüß'],
    prompt: {
      kind: 'gap',
      before: 'Meine Schlüssel sind in der ',
      after: '.',
      lang: 'de',
      hint: { text: 'My keys are in the bag.', lang: 'en' },
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
  tags: ['interaction'],
  play: ({ canvasElement }) =>
    expect(readStatuses(canvasElement)).toEqual([
      'This is how it is written:You wrote: mansanna. Correct: manzana.',
      'Correct answer: “manzana”',
    ]),
  args: {
    outcome: {
      verdict: 'wrong',
      answer: 'mansanna',
      expected,
      segments: [
        { kind: 'equal', expected: 'man', answer: 'man' },
        { kind: 'wrong', expected: 'z', answer: 's' },
        { kind: 'equal', expected: 'an', answer: 'an' },
        { kind: 'extra', expected: '', answer: 'n' },
        { kind: 'equal', expected: 'a', answer: 'a' },
      ],
    },
  },
};
export const NothingInCommon: Story = {
  tags: ['interaction'],
  play: ({ canvasElement }) =>
    expect(readStatuses(canvasElement)).toEqual(['', 'Correct answer: “manzana”']),
  args: { outcome: { verdict: 'wrong', answer: 'zzz', expected, segments: [] } },
};
export const Passed: Story = {
  tags: ['interaction'],
  play: ({ canvasElement }) =>
    expect(readStatuses(canvasElement)).toEqual(['', 'The answer is “manzana”']),
  args: { outcome: { verdict: 'wrong', answer: '', expected, segments: [] } },
};
export const WithoutLetters: Story = { args: { letters: [] } };
export const ManyLetters: Story = {
  args: { letters: [...'àâæçéèêëîïôœùûüÿ'], lang: 'fr', label: 'Your answer (French)' },
};
export const RightToLeft: Story = {
  args: {
    lang: 'ar',
    letters: [...'ءآأؤإئةى'],
    label: 'Your answer (Arabic)',
    prompt: { kind: 'word', word: words.library },
  },
};

const spanish = quizItem(words.apple, words.manzana);
const question = buildSpelling(spanish);
const letters = listSpecialLetters([spanish, quizItem(words.limonRussian, words.limon)]);

/** The quiz engine grades the answer and lists the special letters. */
export const Played: Story = {
  tags: ['interaction'],
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
            verdict: grade.verdict === 'keyboard' ? 'wrong' : grade.verdict,
            answer: answer ?? '',
            expected: question.item.text,
            segments: grade.isSimilar ? grade.diff : [],
            hasWrongArticle: grade.hasWrongArticle,
            lacksTones: grade.lacksTones,
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
    await expect(field).toHaveAccessibleDescription('Type it in Spanish apple');
    await userEvent.type(field, 'manzna');
    await userEvent.click(canvas.getByRole('button', { name: 'ó' }));
    await expect(field).toHaveValue('manznaó');
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Capital letter' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ñ' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ñ' }));
    await expect(field).toHaveValue('manznaóÑñ');
    await fireEvent.click(canvas.getByRole('button', { name: 'é' }), { shiftKey: true });
    await expect(field).toHaveValue('manznaóÑñÉ');
    await userEvent.type(field, '{Backspace>4/}{Enter}');
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
