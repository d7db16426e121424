import type { Meta, StoryObj } from '@storybook/react-vite';
import { atWidth } from '../story/at-width.tsx';
import { pictures } from '../story/sample.ts';
import { Picture } from './picture.tsx';

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
export const Missing: Story = { args: { src: undefined } };
export const Broken: Story = { args: { src: 'data:image/png;base64,broken' } };
