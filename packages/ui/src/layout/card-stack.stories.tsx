import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import type { Guide } from '../guide/guide.ts';
import { images, words } from '../story/sample.ts';
import { space } from '../theme/token.ts';
import { Headword } from '../word/headword.tsx';
import { WordImage } from '../word/word-image.tsx';
import { CardStack } from './card-stack.tsx';

const Narrow = styled(CardStack)`
  width: 14rem;
  margin: ${space.s6};

  > div {
    display: grid;
    gap: ${space.s3};
    padding: ${space.s4};
  }
`;

const meta = {
  title: 'Layout/CardStack',
  component: CardStack,
  parameters: {
    guide: {
      use: 'The one card of a screen that stands for many: the word of the day, the picture of an empty state. Once per screen, never in a grid.',
    } satisfies Guide<typeof CardStack>,
  },
  render: (args) => <Narrow {...args} />,
  args: {
    children: (
      <>
        <WordImage src={images.apple} alt="" word={words.manzana} />
        <Headword word={words.manzana} />
      </>
    ),
  },
} satisfies Meta<typeof CardStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWord: Story = {};
export const LongWord: Story = { args: { children: <Headword word={words.insurance} /> } };
export const RightToLeft: Story = { args: { children: <Headword word={words.maktaba} /> } };
