import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, size, space } from '@wordhoard/ui';
import {
  type ColorName,
  type ColorPair,
  colors,
  contrast,
  partPairs,
  textPairs,
} from '@wordhoard/ui/theme';
import { styled } from 'styled-components';

const meta = {
  title: 'Foundations/Colours',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [light, dark] = [0, 1] as const;

/** Components use these names only. Hex values are for light and for dark. */
export const Palette: Story = {
  render: () => (
    <Swatches>
      {(Object.keys(colors) as ColorName[]).map((name) => (
        <Swatch key={name}>
          <Sample $name={name} />
          <strong>{name}</strong>
          <code>
            {colors[name][light]} {colors[name][dark]}
          </code>
        </Swatch>
      ))}
    </Swatches>
  ),
};

/** Text needs 4.5, by WCAG 2.2 AA. */
export const ContrastOfText: Story = { render: () => <Contrasts pairs={textPairs} /> };

/** Borders, icons and marks need 3. */
export const ContrastOfParts: Story = { render: () => <Contrasts pairs={partPairs} /> };

function Contrasts({ pairs }: { pairs: readonly ColorPair[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Front</th>
          <th scope="col">Back</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ front, back }) => (
          <tr key={`${front} ${back}`}>
            <td>{front}</td>
            <td>{back}</td>
            {[light, dark].map((theme) => (
              <td key={theme}>{contrast(colors[front][theme], colors[back][theme]).toFixed(1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${space.s6};
`;

const Swatch = styled.li`
  display: grid;
  gap: ${space.s1};

  code {
    color: ${color.textMuted};
  }
`;

const Sample = styled.span<{ $name: ColorName }>`
  height: 4rem;
  border: 1px solid ${color.hairline};
  border-radius: 12px;
  background: ${({ $name }) => color[$name]};
`;

const Table = styled.table`
  width: min(40rem, 100%);
  font-size: ${size.caption};
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space.s1};
    overflow-wrap: anywhere;
    border-block-end: 1px solid ${color.hairline};
    text-align: start;
  }
`;
