import { styled } from 'styled-components';
import { space } from '../theme/token.ts';

export const Legend = styled.legend`
  margin-block-end: ${space.s2};
  padding: 0;
  font-weight: 600;
`;
