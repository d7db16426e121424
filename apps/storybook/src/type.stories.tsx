import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, family, size, space } from '@wordhoard/ui';
import { sizes } from '@wordhoard/ui/token';
import { styled } from 'styled-components';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type SizeName = keyof typeof sizes;

/** Words and page titles use Literata 600 (Latin and Cyrillic), other texts the system's sans-serif font. */
export const Scale: Story = {
  render: () => (
    <dl>
      {(Object.keys(sizes) as SizeName[]).map((name) => (
        <Line key={name}>
          <dt>
            {name} <code>{sizes[name]}</code>
          </dt>
          <Specimen $name={name}>
            {isWordSize(name) ? 'manzana, яблоко' : 'A good dictionary reads well'}
          </Specimen>
        </Line>
      ))}
    </dl>
  ),
};

function isWordSize(name: SizeName): boolean {
  return name.startsWith('word') || name === 'headline';
}

const Line = styled.div`
  padding-block: ${space.s4};
  border-block-end: 1px solid ${color.hairline};

  dt {
    color: ${color.textMuted};
    font-size: ${size.caption};
  }
`;

const Specimen = styled.dd<{ $name: SizeName }>`
  font: 400 ${({ $name }) => size[$name]} / 1.25 ${family.sans};
  ${({ $name }) => isWordSize($name) && `font-family: ${family.word}; font-weight: 600;`}
`;
