import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, radius, shadow, size, space } from '@wordhoard/ui';
import { layers } from '@wordhoard/ui/token';
import { styled } from 'styled-components';

const meta = {
  title: 'Foundations/Layers',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const uses: Record<keyof typeof layers, string> = {
  cover: 'Marks on top of a neighbour in the same card.',
  popup: 'Suggestions below a field, and dragged tiles.',
  bar: 'The bottom bar and the footer of a quiz, which stay while the page scrolls.',
  skipLink: 'The focused skip link.',
};

/** From lowest to highest. Dialogs, menus and toasts are in the browser’s top layer instead. */
export const Order: Story = {
  render: () => (
    <Steps>
      {(Object.keys(layers) as (keyof typeof layers)[]).map((name) => (
        <li key={name}>
          <strong>{name}</strong> <code>{layers[name]}</code>
          <p>{uses[name]}</p>
        </li>
      ))}
    </Steps>
  ),
};

/** Only elements that float above the page have a shadow; others are separated by hairlines. */
export const Shadow: Story = {
  render: () => (
    <Floating>
      <strong>floating</strong> Dialogs, messages, suggestions
    </Floating>
  ),
};

const Steps = styled.ol`
  display: grid;

  li {
    max-width: 26rem;
    padding: ${space.s4};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
  }

  li + li {
    margin-block-start: calc(-1 * ${space.s3});
    margin-inline-start: ${space.s6};
  }

  li + li + li {
    margin-inline-start: ${space.s12};
  }

  code,
  p {
    color: ${color.textMuted};
    font-size: ${size.caption};
  }
`;

const Floating = styled.p`
  display: grid;
  width: fit-content;
  margin: ${space.s8};
  padding: ${space.s6};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
`;
