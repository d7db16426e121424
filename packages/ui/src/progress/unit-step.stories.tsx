import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../action/button.tsx';
import type { Guide } from '../guide/guide.ts';
import { linkKeys } from '../guide/keys.ts';
import { UnitStep } from './unit-step.tsx';

const meta = {
  title: 'Progress/UnitStep',
  component: UnitStep,
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
  parameters: {
    guide: {
      use: 'The units of a course, one below the other in a numbered list: what is done, where the learner is, what comes next. A single list with its progress is a `ListCard`.',
      dos: ['Name a unit after what the learner can do with it: “Say who you are”.'],
      donts: ['Give buttons to more than one unit.'],
      anatomy: {
        Number: 'Its place in the course, or a tick once all words are learned.',
        Name: 'A link to the words of the unit.',
        Progress: 'How many words are learned, and a bar once it is some.',
        Actions: 'Only of the current unit: to learn, and to skip it by a test.',
      },
      keys: linkKeys,
    } satisfies Guide<typeof UnitStep>,
  },
  args: { number: 2, name: 'Say who you are', href: '#unit', wordCount: 20, learnedCount: 0 },
} satisfies Meta<typeof UnitStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Current: Story = {
  args: {
    learnedCount: 5,
    isCurrent: true,
    actions: (
      <>
        <ButtonLink variant="primary" href="#lesson">
          Learn 5 words
        </ButtonLink>
        <ButtonLink href="#test">Skip by a test</ButtonLink>
      </>
    ),
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('listitem')).toHaveAttribute('aria-current', 'step'),
};

export const Done: Story = { args: { learnedCount: 20 } };
