import { color, radius } from '@wordhoard/ui';
import { styled } from 'styled-components';
import type { Post } from './post-queries.ts';

interface PostOpenerProps {
  post: Post;
  onOpen: (postId: string) => void;
}

/** The word of a post, which opens the post. */
export function PostOpener({ post: { id, word }, onOpen }: PostOpenerProps) {
  return (
    <Opener type="button" lang={word.langCode} dir="auto" onClick={() => onOpen(id)}>
      {word.text}
    </Opener>
  );
}

const Opener = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accent};
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    color: ${color.accentStrong};
  }
`;
