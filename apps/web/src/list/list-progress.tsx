import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useApi } from '../app/api-context.ts';
import { WordsProgress } from '../knowing/words-progress.tsx';
import { listWordsQuery } from './list-words.ts';

interface ListProgressProps {
  listId: string;
  tranLangCode: string;
}

/** How much of a list is known, once all its words are here. */
export function ListProgress({ listId, tranLangCode }: ListProgressProps) {
  const { data: words = [] } = useQuery(listWordsQuery(useApi(), { listId, tranLangCode }));
  return words.length === 0 ? <Room /> : <WordsProgress words={words} />;
}

/** Nothing moves when it comes. */
const Room = styled.div`
  height: 3.5rem;
`;
