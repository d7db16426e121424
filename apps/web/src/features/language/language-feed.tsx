import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Feed } from '@wordhoard/feed-store';
import type { PageText } from '@wordhoard/i18n';
import { PageHeader, type PageHeaderProps, type SkeletonShape, space } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { LanguagePair } from './language-pair.tsx';

interface LanguageFeedProps<Item> extends Pick<PageHeaderProps, 'back' | 'actions'> {
  page: PageText;
  query: UseInfiniteQueryResult<Feed<Item> | undefined>;
  skeleton?: SkeletonShape;
  /** A filter above the feed. */
  filter?: ReactNode;
  empty: ReactNode;
  /** The path of the same feed in another language. */
  pathTo: (langCode: string) => string;
  children: (items: readonly Item[], list: FeedListProps) => ReactNode;
}

/** A feed in the learned language, with a choice of another language. */
export function LanguageFeed<Item>({
  page: { title, description, heading, lead },
  query,
  skeleton = 'card',
  filter,
  empty,
  pathTo,
  children,
  ...header
}: LanguageFeedProps<Item>) {
  const [, navigate] = useLocation();
  usePageMeta(title, description);
  return (
    <>
      <PageHeader title={heading} lead={lead} {...header} />
      <Filters>
        {filter}
        <LanguagePair onChange={({ learnLangCode }) => navigate(pathTo(learnLangCode))} />
      </Filters>
      <FeedView query={query} skeleton={skeleton} empty={empty}>
        {children}
      </FeedView>
    </>
  );
}

const Filters = styled.div`
  display: grid;
  gap: ${space.s4};
  margin-block-end: ${space.s8};
`;
