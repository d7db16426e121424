import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { FormTable } from './form-table.tsx';

const meta = {
  title: 'Words/FormTable',
  component: FormTable,
  parameters: {
    guide: {
      use: 'On the page of a word: the other texts under which it is found. A page whose word has no forms shows nothing.',
      dos: ['Name irregular forms first: they are what learners look for.'],
      keys: { 'Enter or Space': 'On the number of forms: shows and hides them' },
    } satisfies Guide<typeof FormTable>,
  },
  args: {
    lang: 'en',
    groups: [
      { kind: 'Irregular forms', texts: ['gone', 'went'] },
      { kind: 'Other forms', texts: ['goes', 'going'] },
    ],
  },
} satisfies Meta<typeof FormTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const OfOneKind: Story = {
  args: { groups: [{ kind: 'Irregular forms', texts: ['gone', 'went'] }] },
};
export const Many: Story = {
  args: {
    lang: 'es',
    groups: [
      { kind: 'Irregular forms', texts: ['hago', 'hecho', 'hice'] },
      {
        kind: 'Other forms',
        texts: 'hace hacemos hacen haces hacía hacíais hacíamos hacían haciendo haga hagas'.split(
          ' ',
        ),
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: { lang: 'ar', groups: [{ kind: 'Plural', texts: ['كُتُب'] }] },
};
export const None: Story = {
  tags: ['interaction'],
  args: { groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
