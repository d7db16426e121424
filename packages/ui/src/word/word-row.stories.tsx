import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pictures, words } from '../story/sample.ts';
import { WordRow } from './word-row.tsx';

const meta = {
  title: 'Words/WordRow',
  component: WordRow,
  argTypes: { picture: { control: false } },
  args: {
    word: words.manzana,
    translations: [words.apple],
    picture: pictures.apple,
    href: '#manzana',
    knowing: 3,
    onKnowingChange: fn(),
    onPlay: fn(),
  },
} satisfies Meta<typeof WordRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const ToLearn: Story = { args: { knowing: 2 } };
export const Known: Story = { args: { knowing: 1 } };
export const ToBeChosen: Story = { args: { onChoose: fn() } };
export const Chosen: Story = { args: { onChoose: fn(), isChosen: true } };
export const WithoutVoice: Story = { args: { hasVoice: false } };
export const Silent: Story = { render: ({ onPlay: _, ...args }) => <WordRow {...args} /> };
export const LongWord: Story = {
  args: { word: words.insurance, translations: [words.legalInsurers], picture: undefined },
};
export const RightToLeft: Story = {
  args: { word: words.maktaba, translations: [words.library], picture: pictures.library },
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
          picture={pictures.pear}
          knowing={2}
        />
      </li>
      <li>
        <WordRow
          {...args}
          word={words.maktaba}
          translations={[words.library]}
          picture={pictures.library}
          hasVoice={false}
        />
      </li>
      <li>
        <WordRow
          {...args}
          word={words.sightseeing}
          translations={[words.sights]}
          picture={undefined}
          knowing={1}
        />
      </li>
    </ol>
  ),
};
