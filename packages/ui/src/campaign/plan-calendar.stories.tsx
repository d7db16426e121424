import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import type { Guide } from '../guide/guide.ts';
import { monthKeys } from '../guide/keys.ts';
import { dragOnto, dragOver, drop } from '../story/drag.ts';
import { color, radius, space } from '../theme/token.ts';
import { PlanCalendar, type PlanCalendarProps, PostHandle } from './plan-calendar.tsx';
import type { PostCounts } from './post-marks.tsx';

const posts: Record<string, PostCounts> = {
  '2026-03-02': { sent: 2 },
  '2026-03-04': { sent: 1, failed: 1 },
  '2026-03-06': { sent: 3 },
  '2026-03-09': { sent: 1 },
  '2026-03-10': { unknown: 1, skipped: 1 },
  '2026-03-11': { failed: 1 },
  '2026-03-12': { planned: 1, sent: 1, failed: 1 },
  '2026-03-13': { planned: 2 },
  '2026-03-18': { planned: 12 },
  '2026-03-25': { planned: 1 },
};

const full = { planned: 24, sent: 18, failed: 10 };

const meta = {
  title: 'Campaigns/PlanCalendar',
  component: PlanCalendar,
  subcomponents: { PostHandle },
  parameters: {
    guide: {
      use: 'Shows admins at a glance which days of a campaign have posts and which are still empty. For a single date, use `DatePicker`.',
      dos: ['Show a button beside each `PostHandle` that changes the time: dragging has no keys.'],
      anatomy: {
        Month: 'A `MonthCalendar` whose days take a dropped post.',
        Marks: 'An icon and a number for each state of posts on a day.',
        Posts: 'The posts of the chosen day below it, each with a `PostHandle`.',
      },
      keys: monthKeys,
    } satisfies Guide<typeof PlanCalendar>,
  },
  args: {
    month: '2026-03',
    today: '2026-03-12',
    selected: '2026-03-13',
    onMonthChange: fn(),
    onSelect: fn(),
    postsOn: (day) => posts[day] ?? {},
    onMove: fn(),
  },
  render: (args) => <Planned {...args} />,
} satisfies Meta<typeof PlanCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar beside the posts of a day, as a screen lays them out. */
function Planned(args: PlanCalendarProps) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <Columns>
      <PlanCalendar
        {...args}
        selected={selected}
        onSelect={(day) => {
          setSelected(day);
          args.onSelect(day);
        }}
      >
        <Posts>
          {['Fruit: 5 words', 'Quiz: birds'].map((name) => (
            <li key={name}>
              <PostHandle post={name} data-testid={name} />
              {name}
            </li>
          ))}
        </Posts>
      </PlanCalendar>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${space.s6};
  align-items: start;
`;

const Posts = styled.ol`
  display: grid;
  gap: ${space.s2};

  li {
    display: flex;
    align-items: center;
    border: 1px solid ${color.hairline};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
  }

  li:has([data-dragged]) {
    border-color: ${color.accent};
  }
`;

const zone = (canvasElement: HTMLElement, day: string): Element => {
  const found = canvasElement.querySelector(`[data-drop="${day}"]`);
  if (found === null) throw new Error(`${day} is not shown`);
  return found;
};

const handle = (canvasElement: HTMLElement, post: string) =>
  canvasElement.querySelector(`[data-testid="${post}"] > span`) as HTMLElement;

export const Month: Story = {};
export const WithoutPosts: Story = { args: { postsOn: () => ({}), selected: null } };
export const EveryDayFull: Story = { args: { postsOn: () => full } };
export const DesktopMonth: Story = {};
export const FromToday: Story = { args: { min: '2026-03-12' } };

export const DescribedToScreenReaders: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Friday, March 20' })).toBeVisible();
    const today = canvas.getByRole('button', {
      name: 'Thursday, March 12, 1 planned, 1 sent, 1 failed',
    });
    await userEvent.click(today);
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-03-12');
  },
};

export const PlannedByDragging: Story = {
  tags: ['interaction'],
  args: { firstDropDay: '2026-03-12' },
  play: async ({ args, canvasElement }) => {
    const fruit = handle(canvasElement, 'Fruit: 5 words');
    await dragOnto(fruit, zone(canvasElement, '2026-03-20'));
    await expect(args.onMove).toHaveBeenLastCalledWith('Fruit: 5 words', '2026-03-20');

    const past = zone(canvasElement, '2026-03-11');
    await dragOver(fruit, past);
    await drop(fruit);
    await expect(past).not.toHaveAttribute('data-over');
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};
