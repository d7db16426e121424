import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { barHeight, wideScreen } from '../theme/scale.ts';
import { color, family, layer, radius, size, space } from '../theme/token.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';
import { type Destination, Navigation } from './navigation.tsx';

export interface ShellProps extends ComponentProps<'div'> {
  homeHref: string;
  /** Three to five main destinations. */
  destinations: readonly Destination[];
  /** Shown at the top of every page, such as search and account. */
  header?: ReactNode;
  /** Shown below the side rail on desktops only. */
  railFooter?: ReactNode;
}

const mainId = 'main';

/** The frame of every page, with a side rail on desktops and a bottom bar on phones. */
export function Shell({
  homeHref,
  destinations,
  header,
  railFooter,
  children,
  ...native
}: ShellProps) {
  const { formatMessage } = useIntl();
  return (
    <Frame {...native}>
      <SkipLink href={`#${mainId}`}>{formatMessage(messages.skip)}</SkipLink>
      <Header>
        <Brand href={homeHref} />
        {header && <HeaderSlot>{header}</HeaderSlot>}
      </Header>
      <Rail>
        <Navigation label={formatMessage(messages.navigation)} destinations={destinations} />
        {railFooter && <RailFooter>{railFooter}</RailFooter>}
      </Rail>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}

const messages = defineMessages({
  skip: { id: 'ui.shell.skip', defaultMessage: 'Skip to the content' },
  navigation: { id: 'ui.shell.navigation', defaultMessage: 'Main' },
});

const railWidth = '15rem';
const mainWidth = '68rem';

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  padding-block-end: ${barHeight};

  @media ${wideScreen} {
    grid-template-columns: ${railWidth} minmax(0, 1fr);
    padding-block-end: 0;
  }
`;

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space.s2};
  inset-inline-start: ${space.s2};
  z-index: ${layer.skipLink};
  padding: ${space.s3} ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.text};
  color: ${color.canvas};

  &:not(:focus) {
    translate: 0 -200%;
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-width: 0;
  padding: ${space.s3} ${space.s4};

  @media ${wideScreen} {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
    gap: 0;
    padding: ${space.s4} 0;
  }
`;

const HeaderSlot = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space.s2};
  min-width: 0;
  max-width: ${mainWidth};
  white-space: nowrap;

  @media ${wideScreen} {
    padding-inline: ${space.s8} ${space.s12};

    > :last-child {
      margin-inline-start: auto;
    }
  }
`;

const Rail = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.hairline};
  background: ${color.canvas};

  /* Dialogs are bottom sheets in the same place. */
  :root:has(dialog:modal) & {
    visibility: hidden;
  }

  @media ${wideScreen} {
    position: sticky;
    inset: 0 auto auto;
    display: flex;
    flex-direction: column;
    align-self: start;
    height: calc(100dvh - 5rem);
    padding: ${space.s4} ${space.s4} ${space.s6} ${space.s5};
    border: 0;
  }
`;

const RailFooter = styled.footer`
  display: none;

  @media ${wideScreen} {
    display: block;
    margin-block-start: auto;
    padding-inline: ${space.s3};
    color: ${color.textMuted};
    font-size: ${size.caption};
  }
`;

const Main = styled.main`
  width: 100%;
  max-width: ${mainWidth};
  min-width: 0;
  padding: ${space.s4};

  @media ${wideScreen} {
    padding: ${space.s4} ${space.s12} ${space.s16} ${space.s8};
  }
`;

/** The name of the app, which links to the home page. */
function Brand({ href }: { href: string }) {
  return (
    <Home href={href}>
      <Monogram aria-hidden="true">w</Monogram>
      <Name>Wordhoard</Name>
    </Home>
  );
}

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s3};
  min-height: 2.75rem;
  color: ${color.text};
  text-decoration: none;

  @media ${wideScreen} {
    padding-inline-start: ${space.s6};
  }
`;

const Monogram = styled.span`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  padding-block-end: 0.2rem;
  border-radius: ${radius.small};
  background: ${color.accent};
  color: ${color.onAccent};
  font: 600 1.5rem / 1 ${family.word};
`;

const Name = styled.span`
  font: 600 1.375rem / 1.2 ${family.word};
  letter-spacing: -0.01em;

  @media (max-width: 22.5rem) {
    ${visuallyHidden}
  }
`;
