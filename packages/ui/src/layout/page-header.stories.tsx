import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../action/button.tsx';
import type { Guide } from '../guide/guide.ts';
import { QuizIcon, ShareIcon } from '../theme/icon.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: {
    guide: {
      use: 'At the top of each page that has a title: once, and with the only `<h1>`.',
      dos: [
        'Put the one primary action into `actions`, the rest into a `Menu`.',
        'Keep `lead` to what a newcomer needs; a learner sees it every day.',
      ],
      anatomy: {
        Back: 'Where the page belongs, such as “All lists”.',
        Title: 'The name of the page.',
        Facts: 'Figures and language, muted.',
        Lead: 'One or two lines.',
        Actions: 'At the end of the line, below it on phones.',
      },
    } satisfies Guide<typeof PageHeader>,
  },
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
