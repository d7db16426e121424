import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, family, size, space } from '@wordhoard/ui';
import { sizes } from '@wordhoard/ui/theme';
import { styled } from 'styled-components';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type SizeName = keyof typeof sizes;

/**
 * Words, and the titles of pages, are set in Literata 600, in Latin and in Cyrillic; all else in the
 * system's own sans.
 */
export const Scale: Story = {
  render: () => (
    <dl>
      {(Object.keys(sizes) as SizeName[]).map((name) => (
        <Line key={name}>
          <dt>
            {name} <code>{sizes[name]}</code>
          </dt>
          <Specimen $name={name}>
            {isOfWords(name) ? 'manzana, яблоко' : 'A good dictionary reads well'}
          </Specimen>
        </Line>
      ))}
    </dl>
  ),
};

function isOfWords(name: SizeName): boolean {
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
  ${({ $name }) => isOfWords($name) && `font-family: ${family.word}; font-weight: 600;`}
`;
