import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../action/button.tsx';
import { QuizIcon, ShareIcon } from '../theme/icon.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Fruit' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const Full: Story = {
  args: {
    back: { href: '#lists', label: 'Lists' },
    facts: 'Spanish · 24 words',
    lead: 'What lies on the market stalls of Valencia in autumn.',
    actions: (
      <>
        <ButtonLink href="#quiz" variant="primary" icon={<QuizIcon />}>
          Play
        </ButtonLink>
        <Button icon={<ShareIcon />}>Share</Button>
      </>
    ),
  },
};
export const Long: Story = {
  args: {
    ...Full.args,
    title: 'Достопримечательности, транспорт и всё, что понадобится в незнакомом городе',
  },
};
export const RightToLeft: Story = { args: { ...Full.args, title: 'فواكه وخضروات' } };
