import {
  color,
  PageHeader,
  type PageHeaderProps,
  radius,
  size,
  space,
  wideScreen,
} from '@wordhoard/ui';
import { styled } from 'styled-components';
import { usePageMeta } from '../page/page-meta.ts';

/** A page with a single form. On wide screens it is a centred sheet. */
export function FormPage({ children, ...header }: PageHeaderProps) {
  usePageMeta(header.title);
  return (
    <Sheet>
      <PageHeader {...header} />
      {children}
    </Sheet>
  );
}

const Sheet = styled.div`
  @media ${wideScreen} {
    width: 30rem;
    max-width: 100%;
    margin: ${space.s4} auto 0;
    padding: ${space.s8};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.large};
    background: ${color.surfaceRaised};

    h1 {
      font-size: ${size.title};
    }
  }
`;
