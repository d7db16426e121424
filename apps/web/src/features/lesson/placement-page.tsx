import { color, family, Stack, size, space } from '@wordhoard/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface PlacementPageProps {
  title: ReactNode;
  children: ReactNode;
  /** The primary button first. */
  actions: ReactNode;
}

/** A page before or after the questions of a placement. Its heading takes the focus. */
export function PlacementPage({ title, children, actions }: PlacementPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Page>
      <Text>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {children}
      </Text>
      <Stack $gap="s2">{actions}</Stack>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space.s6};
  max-width: 30rem;
  min-height: 100dvh;
  margin-inline: auto;
  padding: ${space.s6} ${space.s4};
  padding-block-end: calc(${space.s4} + env(safe-area-inset-bottom));
  text-align: center;

  @media (min-height: 44rem) and (min-width: 36rem) {
    align-content: center;
    grid-template-rows: auto auto;
    gap: ${space.s8};
  }
`;

const Text = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.s3};
  color: ${color.textMuted};
  text-wrap: balance;
`;

const Title = styled.h1`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  color: ${color.text};
  font: 600 ${size.headline} / 1.15 ${family.word};
`;
