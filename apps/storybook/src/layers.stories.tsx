import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, radius, shadow, size, space } from '@wordhoard/ui';
import { layers } from '@wordhoard/ui/theme';
import { styled } from 'styled-components';

const meta = {
  title: 'Foundations/Layers',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const places: Record<keyof typeof layers, string> = {
  cover: 'What lies on its neighbour in the same card: a mark, a picture’s number.',
  popup: 'What opens over its neighbours: suggestions below a field.',
  bar: 'What stays while the page moves: the bottom bar, the foot of a quiz.',
  skipLink: 'The link that skips to the content, when it has the focus.',
};

/**
 * From the lowest to the highest. Dialogs, messages and suggestions need no number: they open in the
 * browser’s top layer, in the order of their opening.
 */
export const Order: Story = {
  render: () => (
    <Steps>
      {(Object.keys(layers) as (keyof typeof layers)[]).map((name) => (
        <li key={name}>
          <strong>{name}</strong> <code>{layers[name]}</code>
          <p>{places[name]}</p>
        </li>
      ))}
    </Steps>
  ),
};

/** Only what floats above the page casts a shadow; all else is told apart by hairlines. */
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
