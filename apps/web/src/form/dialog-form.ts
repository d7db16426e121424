import { space } from '@wordhoard/ui';
import { styled } from 'styled-components';

/** The fields of a dialog, one below the other. */
export const DialogForm = styled.form`
  display: grid;
  gap: ${space.s4};
`;
