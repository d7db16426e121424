import { useInfiniteQuery } from '@tanstack/react-query';
import type { Word } from '@wordhoard/contract';
import { color, TranslationGroup } from '@wordhoard/ui';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { useSpeechPartOptions } from '../word/speech-part-options.ts';
import { EditableTranslation } from './editable-translation.tsx';
import { translationFeedQuery } from './queries.ts';

interface EditableTranslationsProps {
  word: Word;
  /** The language of the word stands for its definitions. */
  langCode: string;
  emptyText: string;
}

/** The translations of a word into one language by part of speech, with their actions. */
export function EditableTranslations({ word, langCode, emptyText }: EditableTranslationsProps) {
  const speechParts = useSpeechPartOptions();
  const query = useInfiniteQuery(translationFeedQuery(useApi(), { wordId: word.id, langCode }));
  return (
    <FeedView query={query} skeleton="row" empty={<Empty>{emptyText}</Empty>}>
      {(translations) =>
        speechParts
          .map(({ value, label }) => ({
            label,
            group: translations.filter(({ speechPartId }) => String(speechPartId) === value),
          }))
          .filter(({ group }) => group.length > 0)
          .map(({ label, group }) => (
            <TranslationGroup key={label} partOfSpeech={label} headingAs="h3">
              {group.map((translation) => (
                <EditableTranslation key={translation.id} translation={translation} word={word} />
              ))}
            </TranslationGroup>
          ))
      }
    </FeedView>
  );
}

const Empty = styled.p`
  color: ${color.textMuted};
`;
