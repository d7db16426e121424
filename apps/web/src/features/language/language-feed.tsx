import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Feed } from '@wordhoard/feed-store';
import type { PageText } from '@wordhoard/i18n';
import {
  PageHeader,
  type PageHeaderProps,
  type SkeletonShape,
  space,
  Tabs,
  type TabsProps,
} from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';

interface LanguageFeedProps<Item> extends Pick<PageHeaderProps, 'back' | 'actions'> {
  page: PageText;
  query: UseInfiniteQueryResult<Feed<Item> | undefined>;
  skeleton?: SkeletonShape;
  /** Links to this feed and its neighbours. */
  tabs?: FeedTabs;
  /** The ways to create an entry, at the end of the tabs. */
  create?: ReactNode;
  filter?: ReactNode;
  empty: ReactNode;
  children: (items: readonly Item[], list: FeedListProps) => ReactNode;
}

export type FeedTabs = Pick<TabsProps, 'label' | 'tabs'>;

export function LanguageFeed<Item>({
  page: { title, description, heading, lead },
  query,
  skeleton = 'card',
  tabs,
  create,
  filter,
  empty,
  children,
  ...header
}: LanguageFeedProps<Item>) {
  usePageMeta(title, description);
  return (
    <>
      <PageHeader title={heading} lead={lead} {...header} />
      {tabs && <Tabs {...tabs} action={create} />}
      {filter && <Filter>{filter}</Filter>}
      <FeedView query={query} skeleton={skeleton} empty={empty}>
        {children}
      </FeedView>
    </>
  );
}

const Filter = styled.div`
  margin-block-end: ${space.s6};
`;
