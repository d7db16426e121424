import type { Word } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { Stack, TranslationGroup, TranslationRow } from '@wordhoard/ui';
import { EntryStatusNote } from '../../features/contribution/entry-status-note.tsx';
import { useSpeechPartName } from '../../features/word/word-names.ts';
import { toWordText } from '../../features/word/word-text.ts';
import { paths } from '../../shared/routes/routes.ts';

const headCount = 4;

/** The translations that stand below the word, in the order of its parts of speech, each word once. */
export function listHeadTranslations({ speechParts }: Pick<Word, 'speechParts'>) {
  const all = listTranslations(speechParts);
  return all
    .filter((tran, index) => all.findIndex(({ dest }) => dest.id === tran.dest.id) === index)
    .slice(0, headCount);
}

/** Whether the translations below the word leave anything out: a sense, a part of speech or a status. */
export const hasMoreTranslations = ({ speechParts }: Pick<Word, 'speechParts'>): boolean =>
  speechParts.length > 1 ||
  listTranslations(speechParts).length > headCount ||
  listTranslations(speechParts).some(({ status }) => status !== EntryStatus.Approved);

const listTranslations = (speechParts: Word['speechParts']) =>
  speechParts.flatMap(({ tranFeed }) => tranFeed.data);

interface WordTranslationsProps extends Pick<Word, 'speechParts'> {
  /** Whether nobody else sees the word. */
  isSecret: boolean;
}

/** All translations by part of speech, with their status. */
export function WordTranslations({ speechParts, isSecret }: WordTranslationsProps) {
  const nameOf = useSpeechPartName();
  return (
    <Stack $gap="s8">
      {speechParts.map(({ speechPartId, tranFeed }) => (
        <TranslationGroup key={speechPartId} partOfSpeech={nameOf(speechPartId)}>
          {tranFeed.data.map(({ id, dest, status, reason }) => (
            <TranslationRow
              key={id}
              translation={toWordText(dest)}
              href={paths.word(dest)}
              note={
                status !== EntryStatus.Approved && (
                  <EntryStatusNote entry={{ status, reason }} isSecret={isSecret} />
                )
              }
            />
          ))}
        </TranslationGroup>
      ))}
    </Stack>
  );
}
