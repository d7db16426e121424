import type { Word } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { Stack, TranslationGroup, TranslationRow } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { EntryStatusNote } from '../../features/contribution/entry-status-note.tsx';
import { useSpeechPartName } from '../../features/word/word-names.ts';
import { chooseSense, toWordText } from '../../features/word/word-text.ts';
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
export function hasMoreTranslations({ speechParts }: Pick<Word, 'speechParts'>): boolean {
  const all = listTranslations(speechParts);
  return (
    speechParts.length > 1 ||
    all.length > headCount ||
    all.some(({ status }) => status !== EntryStatus.Approved) ||
    (all.length > 1 && all.some(({ sense }) => sense))
  );
}

const listTranslations = (speechParts: Word['speechParts']) =>
  speechParts.flatMap(({ tranFeed }) => tranFeed.data);

interface WordTranslationsProps {
  word: Pick<Word, 'langCode' | 'speechParts' | 'sharedImages'>;
  /** Whether nobody else sees the word. */
  isSecret: boolean;
}

/** All translations by part of speech, with their sense, their picture and their status. */
export function WordTranslations({ word, isSecret }: WordTranslationsProps) {
  const { langCode, speechParts, sharedImages } = word;
  const { locale } = useIntl();
  const nameOf = useSpeechPartName();
  // A single picture is shown beside the word already.
  const isPictured = new Set(sharedImages.map(({ url }) => url)).size > 1;
  const imageOf = new Map(sharedImages.map(({ wordId, url }) => [wordId, url]));
  return (
    <Stack $gap="s8">
      {speechParts.map(({ speechPartId, tranFeed }) => (
        <TranslationGroup key={speechPartId} partOfSpeech={nameOf(speechPartId)}>
          {tranFeed.data.map(({ id, dest, sense, status, reason }) => (
            <TranslationRow
              key={id}
              translation={toWordText(dest)}
              href={paths.word(dest)}
              sense={chooseSense(sense, [locale, langCode, dest.langCode])}
              image={isPictured ? (imageOf.get(dest.id) ?? null) : undefined}
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
