import { color, radius, space } from '@wordhoard/ui';
import { styled } from 'styled-components';

/** A box that offers something beside the result. */
export const Offer = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3} ${space.s4};
  padding: ${space.s4} ${space.s5};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};
`;
