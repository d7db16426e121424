import { size, space } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface UserShelfProps {
  /** How to make something of one's own; nothing on others' pages. */
  offers: ReactNode;
  own: ReactNode;
  shelfTitle: string;
  /** What is there of others; nothing if nothing is. */
  shelf: ReactNode;
}

/** What a learner has made and, below, what they have taken over from others. */
export function UserShelf({ offers, own, shelfTitle, shelf }: UserShelfProps) {
  return (
    <Parts>
      {offers && <Offers>{offers}</Offers>}
      <div>{own}</div>
      {shelf && (
        <section>
          <Heading>{shelfTitle}</Heading>
          {shelf}
        </section>
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s6};
`;

const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;

const Heading = styled.h2`
  margin-block: ${space.s6} ${space.s4};
  font-size: ${size.title};
`;
