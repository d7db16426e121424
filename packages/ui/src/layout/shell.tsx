import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { barHeight, color, layer, radius, size, space, wideScreen } from '../theme/token.ts';
import { type Destination, Navigation } from './navigation.tsx';

interface ShellProps extends ComponentProps<'div'> {
  homeHref: string;
  /** Three to five main destinations. */
  destinations: readonly Destination[];
  /** Shown at the top of every page, such as search and account. */
  header?: ReactNode;
  /** Shown above the content. */
  status?: ReactNode;
  /** Shown below the side rail on desktops only. */
  railFooter?: ReactNode;
}

const mainId = 'main';

/**
 * The frame of every page, with a side rail on desktops and a bottom bar on phones. The styles that it
 * shares with index.html are in page.css.
 */
export function Shell({
  homeHref,
  destinations,
  header,
  status,
  railFooter,
  children,
  ...native
}: ShellProps) {
  const { formatMessage } = useIntl();
  return (
    <Frame className="shell" {...native}>
      <SkipLink href={`#${mainId}`}>{formatMessage(messages.skip)}</SkipLink>
      <header className="shell-header">
        <a className="shell-brand" href={homeHref}>
          <span className="shell-monogram" aria-hidden="true">
            w
          </span>
          <span className="shell-name">Wordhoard</span>
        </a>
        {header && <HeaderSlot>{header}</HeaderSlot>}
      </header>
      <Rail>
        <Navigation label={formatMessage(messages.navigation)} destinations={destinations} />
        {railFooter && <RailFooter>{railFooter}</RailFooter>}
      </Rail>
      <main id={mainId} className="shell-main" tabIndex={-1}>
        {status}
        {children}
      </main>
    </Frame>
  );
}

const messages = defineMessages({
  skip: { id: 'ui.shell.skip', defaultMessage: 'Skip to content' },
  navigation: { id: 'ui.shell.navigation', defaultMessage: 'Main' },
});

/* The bottom bar covers the end of the page. */
const Frame = styled.div`
  padding-block-end: ${barHeight};

  @media ${wideScreen} {
    padding-block-end: 0;
  }

  @media print {
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

  @media print {
    display: none;
  }
`;

const HeaderSlot = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space.s2};
  min-width: 0;
  max-width: var(--main-width);
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

  @media print {
    display: none;
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
