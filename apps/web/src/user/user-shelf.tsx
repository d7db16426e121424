import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Feed } from '@wordhoard/feed-store';
import { ButtonRow, EmptyState, size, space } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FeedView } from '../feed/feed-view.tsx';

interface UserShelfProps<Item> {
  isOwn: boolean;
  /** What the learner has made. */
  made: UseInfiniteQueryResult<Feed<Item> | undefined>;
  /** What they have taken over from others. */
  taken: UseInfiniteQueryResult<Feed<Item> | undefined>;
  icon: ReactNode;
  /** How to make something; for oneself only. */
  offers: ReactNode;
  says: { nothing: string; hint: string; taken: string };
  children: (items: readonly Item[]) => ReactNode;
}

/** What a learner has made and, below, what there is of others on their shelf. */
export function UserShelf<Item>(props: UserShelfProps<Item>) {
  const { isOwn, made, taken, icon, offers, says, children } = props;
  const empty = (
    <EmptyState icon={icon} title={says.nothing}>
      {isOwn && says.hint}
    </EmptyState>
  );
  return (
    <Parts>
      {isOwn && <ButtonRow>{offers}</ButtonRow>}
      <div>
        <FeedView query={made} skeleton="cover" empty={empty}>
          {children}
        </FeedView>
      </div>
      {taken.data?.total ? (
        <section>
          <Heading>{says.taken}</Heading>
          <FeedView query={taken} skeleton="cover" empty={null}>
            {children}
          </FeedView>
        </section>
      ) : null}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s6};
`;

const Heading = styled.h2`
  margin-block: ${space.s6} ${space.s4};
  font-size: ${size.title};
`;
