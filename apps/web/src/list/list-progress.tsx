import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useApi } from '../app/api-context.ts';
import { ChosenWords } from '../knowing/chosen-words.tsx';
import { WordsProgress } from '../knowing/words-progress.tsx';
import type { WordChoice } from '../word/use-word-choice.ts';
import { listWordsQuery } from './list-words.ts';

interface ListProgressProps {
  listId: string;
  tranLangCode: string;
  choice: WordChoice;
}

/** How much of a list is known, and marks for all of its words or some, once all are here. */
export function ListProgress({ listId, tranLangCode, choice }: ListProgressProps) {
  const { data: words = [] } = useQuery(listWordsQuery(useApi(), { listId, tranLangCode }));
  const { chosen, begin } = choice;
  const place = useFocusOnChange(chosen !== undefined);

  if (words.length === 0) return <Room />;
  return (
    <Place ref={place}>
      {chosen === undefined ? (
        <WordsProgress words={words} onChoose={begin} />
      ) : (
        <ChosenWords words={words} chosen={chosen} choice={choice} />
      )}
    </Place>
  );
}

/** What had the focus goes away with the other half: the keyboard goes on from what has come. */
function useFocusOnChange(isChoosing: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasChoosing = useRef(isChoosing);
  useLayoutEffect(() => {
    if (wasChoosing.current === isChoosing) return;
    wasChoosing.current = isChoosing;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isChoosing]);
  return place;
}

/** Nothing moves when it comes. */
const Room = styled.div`
  height: 3.5rem;
`;

/* Its height is no bound for what stays in sight within it. */
const Place = styled.div`
  display: contents;
`;
