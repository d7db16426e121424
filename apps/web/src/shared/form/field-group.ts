import { space } from '@wordhoard/ui';
import { styled } from 'styled-components';

/** Controls under a common label, which is their legend. */
export const FieldGroup = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: ${space.s2};
    padding: 0;
    font-weight: 600;
  }
`;
