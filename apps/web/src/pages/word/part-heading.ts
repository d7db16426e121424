import { color, size, space } from '@wordhoard/ui';
import { styled } from 'styled-components';

/** The heading of a part of the page of a word. */
export const PartHeading = styled.h2`
  margin-block-end: ${space.s3};
  color: ${color.textMuted};
  font-size: ${size.body};
  font-weight: 600;
`;
