import { css, styled } from 'styled-components';
import { color } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

type SegmentKind = 'plain' | 'bold' | 'link' | 'hashtag';

/** A part of the text of a post. */
export interface PostSegment {
  text: string;
  kind: SegmentKind;
}

interface PostTextProps {
  segments: readonly PostSegment[];
  lang: string;
}

/** The text of a post with its line breaks. */
export function PostText({ segments, lang }: PostTextProps) {
  if (segments.length === 0) return null;
  return (
    <Text lang={lang} dir="auto">
      {segments.map(({ text, kind }, index) => (
        <Segment key={index} as={kind === 'bold' ? 'strong' : 'span'} data-kind={kind}>
          {text}
        </Segment>
      ))}
    </Text>
  );
}

/* Each paragraph has the direction of its own text. */
const Text = styled.p`
  white-space: pre-wrap;
  unicode-bidi: plaintext;
  overflow-wrap: anywhere;
`;

const kindStyle = {
  plain: '',
  bold: css`
    font-weight: 650;
  `,
  link: css`
    color: ${color.accent};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  `,
  hashtag: css`
    color: ${color.accent};
  `,
} satisfies Record<SegmentKind, unknown>;

const Segment = styled.span`
  ${variants('data-kind', kindStyle)}
`;
