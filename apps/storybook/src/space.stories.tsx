import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, radius, space } from '@wordhoard/ui';
import { radii, spaces } from '@wordhoard/ui/token';
import { styled } from 'styled-components';

const meta = {
  title: 'Foundations/Space and shape',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** All distances are multiples of four pixels. */
export const Distances: Story = {
  render: () => (
    <ul>
      {(Object.keys(spaces) as (keyof typeof spaces)[]).map((name) => (
        <Line key={name}>
          <Bar $name={name} /> {name} <code>{spaces[name]}</code>
        </Line>
      ))}
    </ul>
  ),
};

export const Corners: Story = {
  render: () => (
    <ul>
      {(Object.keys(radii) as (keyof typeof radii)[]).map((name) => (
        <Line key={name}>
          <Corner $name={name} /> {name} <code>{radii[name]}</code>
        </Line>
      ))}
    </ul>
  ),
};

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  padding-block: ${space.s2};

  code {
    color: ${color.textMuted};
  }
`;

const Bar = styled.span<{ $name: keyof typeof spaces }>`
  width: ${({ $name }) => space[$name]};
  height: 1rem;
  background: ${color.accent};
`;

const Corner = styled.span<{ $name: keyof typeof radii }>`
  width: 6rem;
  height: 3rem;
  border: 2px solid ${color.accent};
  border-radius: ${({ $name }) => radius[$name]};
`;
