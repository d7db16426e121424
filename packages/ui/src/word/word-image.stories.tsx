import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { atWidth } from '../story/decorators.tsx';
import { images, words } from '../story/sample.ts';
import { WordImage } from './word-image.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"><path fill="brown" d="M40 160 150 10 260 160V890H40z"/></svg>',
)}`;

const meta = {
  title: 'Words/WordImage',
  component: WordImage,
  parameters: {
    guide: {
      use: 'The picture of a word at every size. It never jumps: its square is there before the file.',
      dos: [
        'Leave `alt` empty where the word stands beside it; describe the picture where it is the question.',
        'Pass `word`, so that a missing picture becomes its first letters.',
      ],
    } satisfies Guide<typeof WordImage>,
  },
  args: { src: images.strawberry, alt: 'a strawberry', word: words.fresa },
  decorators: [atWidth('12rem')],
} satisfies Meta<typeof WordImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
/** Tall images are shown whole. */
export const Portrait: Story = {
  args: { src: portrait, alt: 'a tower' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'a tower' });
    await image.decode();
    await expect(image.offsetHeight).toBe(image.offsetWidth);
  },
};
export const Missing: Story = { args: { src: undefined } };
/** The letters are not those of the article. */
export const MissingWithArticle: Story = {
  args: { src: undefined, alt: '', word: { text: 'der Hund', lang: 'de' } },
};
export const Broken: Story = { args: { src: 'data:image/png;base64,broken' } };
