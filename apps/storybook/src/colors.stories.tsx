import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, radius, size, space } from '@wordhoard/ui';
import { contrast, nonTextPairs, textPairs } from '@wordhoard/ui/contrast';
import { type ColorName, colors } from '@wordhoard/ui/token';
import { styled } from 'styled-components';

const meta = {
  title: 'Foundations/Colours',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themes = [
  { name: 'Light', at: 0 },
  { name: 'Dark', at: 1 },
] as const;

/** Components use these names only. The hex values are for the light and the dark theme. */
export const Palette: Story = {
  render: () => (
    <Swatches>
      {(Object.keys(colors) as ColorName[]).map((name) => (
        <Swatch key={name}>
          <Halves aria-hidden="true">
            {colors[name].map((hex) => (
              <Half key={hex} $hex={hex} />
            ))}
          </Halves>
          <strong>{name}</strong>
          <code>{colors[name].join(' ')}</code>
        </Swatch>
      ))}
    </Swatches>
  ),
};

const fronts = [
  ...new Set([...textPairs, ...nonTextPairs].map(({ front }) => front)),
] satisfies ColorName[];
const backs = [
  ...new Set([...textPairs, ...nonTextPairs].map(({ back }) => back)),
] satisfies ColorName[];

/**
 * Contrast ratios in both themes. **Text** has at least 4.5, as WCAG 2.2 AA requires; **large** has at
 * least 3, which is enough for text from 24 px, borders and marks. Other pairs are decorative only.
 * Pairs in use are framed, and tested.
 */
export const Contrast: Story = {
  render: () => (
    <>
      {themes.map(({ name, at }) => (
        <Matrix key={name} name={name} at={at} />
      ))}
    </>
  ),
};

function Matrix({ name, at }: { name: string; at: 0 | 1 }) {
  return (
    <Scroller tabIndex={0} role="region" aria-label={`Contrast: ${name}`}>
      <Table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">On</th>
            {fronts.map((front) => (
              <th key={front} scope="col">
                {front}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {backs.map((back) => (
            <tr key={back}>
              <th scope="row">{back}</th>
              {fronts.map((front) => (
                <Figure
                  key={front}
                  front={colors[front][at]}
                  back={colors[back][at]}
                  isUsed={isUsed(front, back)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

function isUsed(front: ColorName, back: ColorName): boolean {
  return [...textPairs, ...nonTextPairs].some((pair) => pair.front === front && pair.back === back);
}

function Figure({ front, back, isUsed }: { front: string; back: string; isUsed: boolean }) {
  const ratio = contrast(front, back);
  return (
    <td>
      <Sample aria-hidden="true" $front={front} $back={back} $isUsed={isUsed} />
      {ratio.toFixed(1)} {describeUse(ratio)}
    </td>
  );
}

function describeUse(ratio: number): string {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large' : '–';
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
    font-size: ${size.caption};
  }
`;

const Halves = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: 4rem;
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};
`;

const Half = styled.span<{ $hex: string }>`
  background: ${({ $hex }) => $hex};
`;

const Scroller = styled.div`
  overflow-x: auto;
  margin-block-end: ${space.s8};
`;

const Table = styled.table`
  font-size: ${size.caption};
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  caption {
    font-size: ${size.lead};
    font-weight: 650;
    text-align: start;
  }

  th,
  td {
    padding: ${space.s1} ${space.s2};
    border-block-end: 1px solid ${color.hairline};
    text-align: start;
  }
`;

const Sample = styled.span<{ $front: string; $back: string; $isUsed: boolean }>`
  display: inline-grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  margin-inline-end: ${space.s1};
  vertical-align: middle;
  outline: ${({ $isUsed }) => ($isUsed ? `2px solid ${color.outline}` : 'none')};
  border-radius: ${radius.small};
  background: ${({ $back }) => $back};

  &::after {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border-radius: ${radius.full};
    background: ${({ $front }) => $front};
  }
`;
