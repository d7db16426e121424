import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../action/button.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Your words', children: 'Five words are due today.' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = { args: { action: <Button>Practise</Button> } };
