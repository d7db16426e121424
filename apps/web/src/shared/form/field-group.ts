import { space } from '@wordhoard/ui';
import { styled } from 'styled-components';

/** Controls under a common label, which is their legend. */
export const FieldGroup = styled.fieldset`
  > legend {
    margin-block-end: ${space.s2};
    font-weight: 600;
  }
`;
