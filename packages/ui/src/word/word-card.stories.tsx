import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { wordKeys } from '../guide/keys.ts';
import { CardGrid } from '../layout/card-grid.tsx';
import { images, words } from '../story/sample.ts';
import { SoundButton } from './sound-button.tsx';
import { WordCard } from './word-card.tsx';

const meta = {
  title: 'Words/WordCard',
  component: WordCard,
  parameters: {
    guide: {
      use: 'A word to browse, recognised by its picture: feeds, the word of the day. Words to work through are `WordRow`s.',
      anatomy: {
        Picture: 'Square; if there is none, the word on a colour.',
        Word: 'A `Headword`, a link whose area is the whole card.',
        Meaning: 'A `TranslationLine`.',
        Strength: 'Four bars, if the learner learns the word.',
        Actions: 'Sound, Learn and “I know this”.',
      },
      keys: wordKeys,
    } satisfies Guide<typeof WordCard>,
  },
  args: {
    word: words.manzana,
    translations: [words.apple],
    image: images.apple,
    sound: <SoundButton word={words.manzana.text} onPlay={fn()} />,
    href: '#manzana',
    knowing: 3,
    onKnowingChange: fn(),
    headingAs: 'h2',
  },
  decorators: [
    (Story, { parameters: { fullWidth } }) =>
      fullWidth ? (
        <Story />
      ) : (
        <div style={{ width: '12rem' }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof WordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const ToLearn: Story = {
  args: { knowing: 2, memory: { strength: 2, nextReview: 'Next review tomorrow' } },
};
export const Known: Story = {
  args: { knowing: 1, memory: { strength: 4, nextReview: 'Next review in 2 months' } },
};
export const SeveralTranslations: Story = {
  args: { translations: [words.apple, words.apfel, words.yabloko] },
};
export const LongWord: Story = {
  args: {
    word: words.insurance,
    translations: [words.legalInsurers],
    image: undefined,
    knowing: 2,
  },
};
/** A long one is cut off. */
export const Definition: Story = {
  args: {
    word: {
      text: 'social insect living in organized colonies; characteristically the males and fertile queen have wings during breeding season; wingless sterile females are the workers',
      lang: 'en',
    },
    translations: [{ text: 'ant', lang: 'en' }],
    image: undefined,
  },
};
export const RightToLeft: Story = {
  args: { word: words.maktaba, translations: [words.library], image: images.library },
};
export const WithoutPicture: Story = { args: { image: undefined } };
export const BrokenPicture: Story = { args: { image: 'data:image/png;base64,broken' } };

export const InAGrid: Story = {
  parameters: { fullWidth: true },
  render: (args) => (
    <CardGrid>
      <WordCard {...args} />
      <WordCard
        {...args}
        word={words.pera}
        translations={[words.pear]}
        image={images.pear}
        knowing={2}
        memory={{ strength: 1, nextReview: 'Due today' }}
      />
      <WordCard
        {...args}
        word={words.limon}
        translations={[words.limonRussian]}
        image={images.lemon}
        knowing={1}
        memory={{ strength: 4, nextReview: 'Next review in 2 months' }}
      />
      <WordCard
        {...args}
        word={words.fresa}
        translations={[words.klubnika]}
        image={images.strawberry}
      />
      <WordCard
        {...args}
        word={words.eichhoernchen}
        translations={[words.squirrel]}
        image={images.squirrel}
        knowing={1}
      />
      <WordCard
        {...args}
        word={words.sightseeing}
        translations={[words.sights]}
        image={undefined}
        knowing={2}
        memory={{ strength: 0, nextReview: 'Not practised yet' }}
      />
      <WordCard
        {...args}
        word={words.maktaba}
        translations={[words.library]}
        image={images.library}
      />
      <WordCard
        {...args}
        word={words.insurance}
        translations={[words.legalInsurers]}
        image={undefined}
      />
    </CardGrid>
  ),
};
