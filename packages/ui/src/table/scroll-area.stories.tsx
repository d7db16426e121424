import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../guide/guide.ts';
import { atWidth } from '../story/decorators.tsx';
import { ScrollArea } from './scroll-area.tsx';

const meta = {
  title: 'Tables/ScrollArea',
  component: ScrollArea,
  parameters: {
    guide: {
      use: 'Around a `Table` that can be wider than the page. On a phone it scrolls itself, never the page.',
    } satisfies Guide<typeof ScrollArea>,
  },
  args: { label: 'Irregular verbs' },
  render: (args) => (
    <ScrollArea {...args}>
      <table style={{ borderSpacing: 0, width: '100%', textAlign: 'start', whiteSpace: 'nowrap' }}>
        <thead>
          <tr>
            {['Infinitive', 'Past', 'Past participle', 'Translation'].map((name) => (
              <th key={name} scope="col" style={{ paddingInlineEnd: '2rem' }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">understand</th>
            <td>understood</td>
            <td>understood</td>
            <td lang="ru">понимать</td>
          </tr>
          <tr>
            <th scope="row">be</th>
            <td>was, were</td>
            <td>been</td>
            <td lang="ru">быть</td>
          </tr>
        </tbody>
      </table>
    </ScrollArea>
  ),
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { decorators: [atWidth('18rem')] };
export const RightToLeft: Story = { decorators: [atWidth('18rem')], globals: { direction: 'rtl' } };

export const ScrolledByKeys: Story = {
  tags: ['interaction'],
  decorators: [atWidth('18rem')],
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region', { name: 'Irregular verbs' });
    const first = canvas.getByRole('rowheader', { name: 'be' });
    const { left } = first.getBoundingClientRect();
    await expect(area.parentElement).toHaveAttribute('data-end-hidden');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    area.scrollLeft = area.scrollWidth;
    await waitFor(() => expect(area.parentElement).toHaveAttribute('data-start-hidden'));
    await expect(first.getBoundingClientRect().left).toBe(left);
  },
};
