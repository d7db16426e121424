import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/token.ts';

/** Buttons side by side, in several rows where there is no room. */
export function ButtonRow(props: ComponentProps<'div'>) {
  return <Row {...props} />;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;
