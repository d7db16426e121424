import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, color, motion, radius, space } from '@wordhoard/ui';
import { motions } from '@wordhoard/ui/token';
import { useState } from 'react';
import { styled } from 'styled-components';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type MotionName = keyof typeof motions;

/**
 * `quick` is for feedback such as colours and pressed buttons, `calm` for movement. No transition takes
 * longer than 200 ms, and under `prefers-reduced-motion` nothing moves.
 */
export const Durations: Story = {
  render: function Durations() {
    const [isMoved, setIsMoved] = useState(false);
    return (
      <Lines>
        {(Object.keys(motions) as MotionName[]).map((name) => (
          <li key={name}>
            {name} <code>{motions[name]}</code>
            <Track>
              <Dot $name={name} $isMoved={isMoved} />
            </Track>
          </li>
        ))}
        <li>
          <Button onClick={() => setIsMoved(!isMoved)}>Move</Button>
        </li>
      </Lines>
    );
  },
};

const Lines = styled.ul`
  display: grid;
  gap: ${space.s6};
  max-width: 30rem;

  code {
    color: ${color.textMuted};
  }
`;

const Track = styled.div`
  margin-block-start: ${space.s2};
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
`;

const Dot = styled.div<{ $name: MotionName; $isMoved: boolean }>`
  width: ${space.s8};
  height: ${space.s8};
  border-radius: ${radius.full};
  background: ${color.accent};
  margin-inline-start: ${({ $isMoved }) => ($isMoved ? `calc(100% - ${space.s8})` : '0')};
  transition: margin-inline-start ${({ $name }) => motion[$name]};
`;
