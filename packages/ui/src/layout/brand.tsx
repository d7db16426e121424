import { styled } from 'styled-components';
import { wideScreen } from '../theme/scale.ts';
import { color, family, radius, space } from '../theme/token.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';

/** The name of the app, which links to the home page. */
export function Brand({ href }: { href: string }) {
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
