import { color, radius, size, space, wideScreen } from '@wordhoard/ui';
import { styled } from 'styled-components';

/** A page that is one form. On a wide screen it lies in the middle, as a sheet of its own. */
export const FormSheet = styled.div`
  @media ${wideScreen} {
    width: 30rem;
    max-width: 100%;
    margin: ${space.s4} auto 0;
    padding: ${space.s8};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.large};
    background: ${color.surfaceRaised};

    h1 {
      font-size: ${size.title};
    }
  }
`;
