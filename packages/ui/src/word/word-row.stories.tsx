import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { wordKeys } from '../guide/keys.ts';
import { atWidth } from '../story/decorators.tsx';
import { images, words } from '../story/sample.ts';
import { SoundButton } from './sound-button.tsx';
import { WordRow } from './word-row.tsx';

const meta = {
  title: 'Words/WordRow',
  component: WordRow,
  parameters: {
    guide: {
      use: 'Words to work through, compare or select: the page of a list. To browse by picture, use `WordCard`.',
      dos: ['Pass `onSelectedChange` only while several words can be changed at once.'],
      anatomy: {
        Checkbox: 'While words are being selected.',
        Picture: 'Small, or the first letters; no room for it if no word of the list has one.',
        Word: 'A `WordLine`.',
        Meaning: 'The translations, the strength and a note.',
        Actions: 'Sound, Learn and “I know this”.',
      },
      keys: { ...wordKeys, Space: 'On the checkbox: selects the word' },
    } satisfies Guide<typeof WordRow>,
  },
  args: {
    word: words.manzana,
    translations: [words.apple],
    image: images.apple,
    href: '#manzana',
    knowing: 3,
    onKnowingChange: fn(),
    sound: <SoundButton word={words.manzana.text} onPlay={fn()} />,
  },
} satisfies Meta<typeof WordRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const ToLearn: Story = {
  args: { knowing: 2, memory: { strength: 2, nextReview: 'Next review tomorrow' } },
};
export const WithoutPicture: Story = { args: { image: undefined } };
export const WithoutPictures: Story = { args: { image: undefined, hasPicture: false } };
export const Known: Story = {
  args: { knowing: 1, memory: { strength: 4, nextReview: 'Next review in 2 months' } },
};

const widthOf = (text: HTMLElement) => text.getBoundingClientRect().width;

/** With enough room, the toggles show their texts. */
export const Wide: Story = {
  decorators: [atWidth('56rem')],
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(widthOf(canvas.getByText('I know this'))).toBeGreaterThan(50);
  },
};
export const Narrow: Story = {
  decorators: [atWidth('22rem')],
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(widthOf(canvas.getByText('I know this'))).toBe(1);
    await expect(canvas.getByRole('button', { name: 'I know this' })).toBeVisible();
  },
};

export const WithArticle: Story = {
  args: { word: words.auge, plural: 'Augen', image: images.library },
};
export const WithElidedArticle: Story = {
  args: { word: { text: 'œuf', lang: 'fr', article: 'l’' }, image: undefined },
};
export const WithReading: Story = {
  args: { word: words.yanjing, image: undefined },
};
export const Selectable: Story = { args: { onSelectedChange: fn() } };
export const Selected: Story = { args: { onSelectedChange: fn(), isSelected: true } };
export const WithoutSound: Story = {
  args: { sound: <SoundButton word={words.manzana.text} onPlay={fn()} hasSound={false} /> },
};
export const LongWord: Story = {
  args: { word: words.insurance, translations: [words.legalInsurers], image: undefined },
};
export const RightToLeft: Story = {
  args: { word: words.maktaba, translations: [words.library], image: images.library },
};
export const InAList: Story = {
  render: (args) => (
    <ol>
      <li>
        <WordRow {...args} />
      </li>
      <li>
        <WordRow
          {...args}
          word={words.pera}
          translations={[words.pear, words.grusha]}
          image={images.pear}
          knowing={2}
          memory={{ strength: 1, nextReview: 'Due today' }}
        />
      </li>
      <li>
        <WordRow
          {...args}
          word={words.maktaba}
          translations={[words.library]}
          image={images.library}
          sound={<SoundButton word={words.maktaba.text} onPlay={fn()} hasSound={false} />}
        />
      </li>
      <li>
        <WordRow
          {...args}
          word={words.sightseeing}
          translations={[words.sights]}
          image={undefined}
          knowing={1}
          memory={{ strength: 4, nextReview: 'Next review in 2 months' }}
        />
      </li>
    </ol>
  ),
};
