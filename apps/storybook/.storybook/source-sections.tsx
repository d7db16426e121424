import { Heading } from '@storybook/addon-docs/blocks';
import * as token from '@wordhoard/ui/token';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { referenceOf } from './argument-types.ts';
import { PageLink } from './guide-sections.tsx';

const { color, radius, space } = token;

/** What the build has read from the source of a component. */
export function SourceSections({ component }: { component: unknown }) {
  const { tokens = [], parts = [] } = referenceOf(component) ?? {};
  return (
    <>
      {tokens.length > 0 && <Heading>Tokens</Heading>}
      <List>
        {tokens.map((path) => (
          <li key={path}>
            {path.startsWith('color.') && <Swatch style={{ background: readVariable(path) }} />}
            <code>{path}</code>
          </li>
        ))}
      </List>
      {parts.length > 0 && (
        <p>
          Built from{' '}
          {parts.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ', '}
              <PageLink name={part} />
            </Fragment>
          ))}
          , whose pages list their own tokens.
        </p>
      )}
    </>
  );
}

function readVariable(path: string): string {
  const [group = '', name = ''] = path.split('.');
  return `var(${token.nameVariable(group, name)})`;
}

const List = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s2};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  && li {
    display: inline-flex;
    align-items: center;
    gap: ${space.s1};
    margin: 0;
  }
`;

const Swatch = styled.span`
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
`;
