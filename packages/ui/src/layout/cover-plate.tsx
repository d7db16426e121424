import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { radius } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { washOf, washStyle } from '../theme/wash.ts';

interface CoverPlateProps {
  name: string;
  children: ReactNode;
}

/** The face of a list or a table, in the wash of its name; for the eye alone. */
export function CoverPlate({ name, children }: CoverPlateProps) {
  return (
    <Plate aria-hidden="true" data-wash={washOf(name)}>
      {children}
    </Plate>
  );
}

const Plate = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.medium};
  ${variants('data-wash', washStyle)}
`;
