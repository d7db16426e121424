import type { Meta, StoryObj } from '@storybook/react-vite';
import { speechPartMessages } from '@wordhoard/i18n';
import { buildMultipleChoice } from '@wordhoard/quiz-engine';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../guide/guide.ts';
import { questionKeys } from '../../guide/keys.ts';
import { CharacterKeysContext } from '../../keyboard/use-shortcuts.ts';
import { inQuizFrame } from '../../story/decorators.tsx';
import { fruits, images, manzana, seededRandom, sideContent, words } from '../../story/sample.ts';
import { SoundButton } from '../../word/sound-button.tsx';
import type { WordText } from '../../word/word-text.ts';
import type { AnswerContent } from '../board/quiz-content.tsx';
import { ChoiceOption } from './choice-option.tsx';
import { MultipleChoiceBoard } from './multiple-choice-board.tsx';

const wordContent = (word: WordText): AnswerContent => ({ kind: 'word', word });
const imageContent = (image: string, alt: string): AnswerContent => ({ kind: 'image', image, alt });

const meta = {
  title: 'Quiz/MultipleChoiceBoard',
  component: MultipleChoiceBoard,
  subcomponents: { ChoiceOption },
  parameters: {
    guide: {
      use: 'The easiest question: the answer only has to be recognised. For a first meeting, or after a miss; a review asks to recall with `SpellingBoard` or `LetterMatchBoard`.',
      dos: ['Offer options of the same kind and level.'],
      donts: [
        'Offer a word as wrong that is right in another sense.',
        'Give the answer away in the prompt.',
      ],
      anatomy: {
        Prompt: 'A word, a picture, a sound or a sentence with a gap, below the task.',
        Options: 'Two to nine `ChoiceOption`s with their keys.',
        Footer: '“I don’t know”, then the verdict with the word, its sound and an example.',
      },
      keys: {
        '1 … 9': 'Chooses the option with this number',
        Tab: 'Moves between options',
        ...questionKeys,
      },
    } satisfies Guide<typeof MultipleChoiceBoard>,
    layout: 'fullscreen',
  },
  args: {
    prompt: wordContent(words.manzana),
    options: [
      { id: 'klubnika', content: wordContent(words.klubnika) },
      { id: 'yabloko', content: wordContent(words.yabloko) },
      { id: 'vinograd', content: wordContent(words.vinograd) },
      { id: 'grusha', content: wordContent(words.grusha) },
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

/** For learners who turned off the shortcuts of a single letter, digit or sign. */
export const WithoutCharacterKeys: Story = {
  decorators: [
    (Board) => (
      <CharacterKeysContext value={false}>
        <Board />
      </CharacterKeysContext>
    ),
  ],
};

/** The word for a meaning. */
export const Reverse: Story = {
  args: {
    prompt: wordContent(words.yabloko),
    options: [words.manzana, words.pera, words.limon, words.uva].map((word) => ({
      id: word.text,
      content: wordContent(word),
    })),
    correct: 'manzana',
    languageName: 'Spanish',
    promptAction: undefined,
  },
};

export const Passed: Story = { args: { chosen: null } };

/** The word that a definition explains. */
export const DefinitionToWord: Story = {
  args: {
    prompt: {
      kind: 'word',
      word: {
        text: 'large fruit with red, yellow or green skin and crisp whitish flesh; it grows on trees in cool regions, keeps all winter, and is eaten fresh or baked',
        lang: 'en',
      },
      isDefinition: true,
    },
    promptAction: undefined,
    options: [words.pear, words.apple, words.bread, words.library].map((word) => ({
      id: word.text,
      content: wordContent(word),
    })),
    correct: 'apple',
  },
};

export const WordToDefinition: Story = {
  args: {
    options: ['fruta redonda del manzano', 'fruta amarilla y muy ácida', 'pequeña fruta roja'].map(
      (text) => ({
        id: text,
        content: { kind: 'word', word: { text, lang: 'es' }, isDefinition: true },
      }),
    ),
    correct: 'fruta redonda del manzano',
  },
};

export const PictureToWord: Story = {
  args: { prompt: imageContent(images.apple, 'a red apple'), promptAction: undefined },
};

export const WordToPicture: Story = {
  args: {
    options: [
      { id: 'pear', content: imageContent(images.pear, 'a pear') },
      { id: 'apple', content: imageContent(images.apple, 'a red apple') },
      { id: 'grapes', content: imageContent(images.grapes, 'grapes') },
      { id: 'lemon', content: imageContent(images.lemon, 'a lemon') },
    ],
    correct: 'apple',
  },
};

export const WordToPictureWrong: Story = { args: { ...WordToPicture.args, chosen: 'lemon' } };

/** Readings help to recognise a meaning. They are announced neither in options nor with the verdict. */
export const WithReadings: Story = {
  tags: ['interaction'],
  args: {
    prompt: wordContent({ text: 'food', lang: 'en' }),
    promptAction: undefined,
    options: [words.neko, words.tabemono].map((word) => ({
      id: word.text,
      content: wordContent(word),
    })),
    correct: words.tabemono.text,
    chosen: words.neko.text,
    recap: { word: words.tabemono },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^猫 / })).toBeVisible();
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status.querySelectorAll('rt')).toHaveLength(2));
  },
};

export const FormOfATable: Story = {
  args: {
    prompt: { kind: 'word', word: { text: 'Dative', lang: '' }, detail: 'Masculine' },
    options: ['dem', 'der', 'den', 'des'].map((text) => ({
      id: text,
      content: wordContent({ text, lang: 'de' }),
    })),
    correct: 'dem',
    promptAction: undefined,
  },
};

const german = (text: string): AnswerContent => ({ kind: 'word', word: { text, lang: 'de' } });
const buildOptions = (...texts: string[]) =>
  texts.map((text) => ({ id: text, content: german(text) }));

/** Several words have the text of the prompt. */
export const Homograph: Story = {
  args: {
    prompt: { kind: 'word', word: { text: 'sein', lang: 'de' }, sense: speechPartMessages.verb },
    promptAction: undefined,
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('heading')).getByText(/^(verb|глагол)$/)).toBeVisible();
  },
};

/** All articles of the language, in the order of grammars. */
export const ArticleOfANoun: Story = {
  args: {
    prompt: { kind: 'word', word: { text: 'Auge', lang: 'de' }, asks: 'article' },
    options: buildOptions('der', 'die', 'das'),
    correct: 'das',
    chosen: 'die',
    promptAction: <SoundButton word="das Auge" onPlay={fn()} />,
    recap: { form: { text: 'das Auge, die Augen', lang: 'de' } },
  },
};

/** The options are words of the interface. */
export const GenderOfANoun: Story = {
  args: {
    prompt: { kind: 'word', word: { text: 'ночь', lang: 'ru' }, asks: 'gender' },
    options: ['Masculine', 'Feminine', 'Neuter'].map((text) => ({
      id: text,
      content: wordContent({ text, lang: 'en' }),
    })),
    correct: 'Feminine',
    promptAction: undefined,
  },
};

export const PluralOfANoun: Story = {
  args: {
    prompt: { kind: 'word', word: { text: 'das Auge', lang: 'de' }, asks: 'plural' },
    options: buildOptions('Ausgänge', 'Augen', 'Autos', 'Aufzüge'),
    correct: 'Augen',
    promptAction: undefined,
    recap: { form: { text: 'das Auge, die Augen', lang: 'de' } },
  },
};

export const ReadingOfAWord: Story = {
  args: {
    prompt: { kind: 'word', word: { text: '眼睛', lang: 'zh' }, asks: 'reading' },
    options: ['yǎnjing', 'ěrduo', 'bízi', 'zuǐba'].map((text) => ({
      id: text,
      content: wordContent({ text, lang: 'zh-Latn' }),
    })),
    correct: 'yǎnjing',
    promptAction: undefined,
  },
};

const sentence = {
  kind: 'gap',
  before: 'Meine Schlüssel sind in der ',
  after: '.',
  lang: 'de',
  hint: { text: 'My keys are in the bag.', lang: 'en' },
} as const;

export const GapInASentence: Story = {
  args: {
    prompt: sentence,
    options: buildOptions('Tasche', 'Brücke', 'Straße', 'Lampe'),
    correct: 'Tasche',
    promptAction: undefined,
  },
};
/** The answer stands in its place. */
export const GapFilled: Story = {
  args: { ...GapInASentence.args, prompt: { ...sentence, filled: 'Tasche' }, chosen: 'Tasche' },
};
export const GapOnPhone: Story = { ...GapInASentence, globals: { viewport: { value: 'mobile1' } } };
export const GapFromRightToLeft: Story = {
  args: {
    prompt: {
      kind: 'gap',
      before: 'المفاتيح في ',
      after: '.',
      lang: 'ar',
      hint: { text: 'The keys are in the bag.', lang: 'en' },
    },
    options: ['الحقيبة', 'السيارة'].map((text) => ({
      id: text,
      content: wordContent({ text, lang: 'ar' }),
    })),
    correct: 'الحقيبة',
    promptAction: undefined,
  },
};

const recap = {
  image: images.apple,
  example: {
    text: 'Cada día como una manzana verde del jardín de mi abuela.',
    lang: 'es',
    translation: {
      text: 'Every day I eat a green apple from my grandmother’s garden.',
      lang: 'en',
    },
  },
  action: <SoundButton word="manzana" onPlay={fn()} />,
};

/** The answer of another word says what that word is. */
export const AnswerOfAnotherWord: Story = {
  args: {
    chosen: 'grusha',
    recap: { ...recap, given: { answer: words.grusha, meaning: { text: 'pera', lang: 'es' } } },
  },
};

/** The image of the word, an example and its sound help to remember it. Nothing moves. */
export const WithRecap: Story = {
  tags: ['interaction'],
  args: { recap, promptAction: undefined },
  render: function WithRecap(args) {
    const [chosen, setChosen] = useState<string | null>();
    return <MultipleChoiceBoard {...args} chosen={chosen} onChoose={setChosen} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading');
    const options = canvas.getByRole('list');
    const positions = () =>
      [heading, options].map((part) => Math.round(part.getBoundingClientRect().top));
    await document.fonts.ready;
    const before = positions();
    await expect(canvasElement.querySelector('img[src]')).not.toBeVisible();
    await userEvent.keyboard('1');
    const sentence = canvas.getByText(recap.example.text);
    await expect(sentence).toBeVisible();
    const { left, bottom } = sentence.getBoundingClientRect();
    const translation = canvas.getByText(recap.example.translation.text).getBoundingClientRect();
    await expect(translation.left).toBe(left);
    await expect(translation.top).toBeGreaterThanOrEqual(bottom);
    await expect(canvas.getByRole('button', { name: 'Listen to “manzana”' })).toBeVisible();
    await expect(canvasElement.querySelector('img[src]')).toBeVisible();
    await expect(positions()).toEqual(before);
  },
};
export const WithRecapOnPhone: Story = {
  ...WithRecap,
  globals: { viewport: { value: 'mobile1' } },
};

export const LongWords: Story = {
  args: {
    prompt: wordContent(words.insurance),
    options: [
      { id: 'insurers', content: wordContent(words.legalInsurers) },
      { id: 'sights', content: wordContent(words.sightseeing) },
    ],
    correct: 'insurers',
    chosen: 'sights',
  },
};

export const RightToLeft: Story = {
  args: {
    prompt: wordContent(words.library),
    options: [
      { id: 'maktaba', content: wordContent(words.maktaba) },
      { id: 'tapuach', content: wordContent(words.tapuach) },
      { id: 'ringo', content: wordContent(words.ringo) },
    ],
    correct: 'maktaba',
  },
};

/** The quiz engine selects and shuffles the options. */
export const Played: Story = {
  tags: ['interaction'],
  render: function Played(args) {
    const [question] = useState(() =>
      buildMultipleChoice(manzana, fruits, { random: seededRandom(5) }),
    );
    const [chosen, setChosen] = useState<string | null>();
    return (
      <MultipleChoiceBoard
        {...args}
        prompt={sideContent(question.prompt)}
        options={question.options.map((option) => ({
          id: option.wordId,
          content: sideContent(option),
        }))}
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct answer: “яблоко”');
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
