import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../theme/token.ts';

export type FormErrorProps = ComponentProps<'p'>;

/** What is wrong with a form as a whole. It is read out as soon as it appears. */
export function FormError(native: FormErrorProps) {
  return <Text role="alert" {...native} />;
}

const Text = styled.p`
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.wrong};
  border-radius: ${radius.medium};
  color: ${color.wrong};
  font-weight: 550;
`;
