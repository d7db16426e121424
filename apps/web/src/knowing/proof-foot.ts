import { space } from '@wordhoard/ui';
import { styled } from 'styled-components';

/** The way out of a proof, and the button that goes on with it. */
export const ProofFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.s3};
`;
