import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atWidth } from '../story/at-width.tsx';
import { pictures } from '../story/sample.ts';
import { Picture } from './picture.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"><path fill="brown" d="M40 160 150 10 260 160V890H40z"/></svg>',
)}`;

const meta = {
  title: 'Words/Picture',
  component: Picture,
  argTypes: { src: { control: false } },
  args: { src: pictures.strawberry, alt: 'a strawberry', word: 's' },
  decorators: [atWidth('12rem')],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
/** However high a picture is, the whole of it is seen. */
export const Portrait: Story = {
  args: { src: portrait, alt: 'a tower', word: 't' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'a tower' });
    await picture.decode();
    await expect(picture.offsetHeight).toBe(picture.offsetWidth);
  },
};
export const Missing: Story = { args: { src: undefined } };
export const Broken: Story = { args: { src: 'data:image/png;base64,broken' } };
