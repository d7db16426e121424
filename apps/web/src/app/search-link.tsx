import { color, radius, SearchIcon, space, useKeyName, wideScreen } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useSearchKey } from '../shared/page/use-search-key.ts';
import { pageTitleMessages, paths } from '../shared/routes/routes.ts';

/** A link to the search that looks like its field. The search shortcut opens it too. */
export function SearchLink() {
  const { formatMessage } = useIntl();
  const key = useKeyName('/');
  const [pathname, navigate] = useLocation();
  const isSearchScreen = pathname === paths.search();
  useSearchKey(() => !isSearchScreen && navigate(paths.search()));
  if (isSearchScreen) return null;
  return (
    <Field
      href={paths.search()}
      aria-keyshortcuts={key}
      aria-label={formatMessage(pageTitleMessages.search)}
    >
      <SearchIcon />
      <Name>{formatMessage(pageTitleMessages.search)}</Name>
      {key && <Key>{key}</Key>}
    </Field>
  );
}

const Key = styled.kbd`
  padding-inline: ${space.s2};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.small};
`;

const Name = styled.span`
  flex: 1;
`;

const Field = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s3};
  min-width: 2.75rem;
  min-height: 2.75rem;
  border: 1px solid ${color.outline};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  color: ${color.textMuted};
  text-decoration: none;

  &:hover {
    border-color: ${color.text};
  }

  @media not all and ${wideScreen} {
    > :not(.lucide) {
      display: none;
    }
  }

  @media ${wideScreen} {
    flex: 0 1 20rem;
    padding-inline: ${space.s4};
  }
`;
