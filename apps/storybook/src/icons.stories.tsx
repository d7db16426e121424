import type { Meta, StoryObj } from '@storybook/react-vite';
import * as kit from '@wordhoard/ui';
import { color, size, space } from '@wordhoard/ui';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const icons = Object.entries(kit).filter(([name]) => name.endsWith('Icon')) as [
  string,
  ComponentType,
][];

/** Lucide icons, named by meaning. They are hidden from screen readers. */
export const Icons: Story = {
  render: () => (
    <Grid>
      {icons.map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          {name}
        </li>
      ))}
    </Grid>
  ),
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space.s6};

  li {
    display: grid;
    gap: ${space.s2};
    color: ${color.textMuted};
    font-size: ${size.caption};
  }

  .lucide {
    width: 1.5rem;
    height: 1.5rem;
    color: ${color.text};
  }
`;
