import type { components } from '@wordhoard/api-client';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { languageName } from '@wordhoard/i18n';
import { color, space, TranslationGroup, TranslationRow } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { EntryStatusNote } from '../../features/contribution/entry-status-note.tsx';
import { useSpeechPartName } from '../../features/word/speech-part-options.ts';
import { paths } from '../../shared/routes/routes.ts';

interface WordTranslationsProps {
  speechParts: components['schemas']['WordEntity']['speechParts'];
  tranLangCode: string;
  /** Whether nobody else sees the word. */
  isSecret: boolean;
}

export function WordTranslations({ speechParts, tranLangCode, isSecret }: WordTranslationsProps) {
  const { formatMessage, locale } = useIntl();
  const nameOf = useSpeechPartName();
  const language = languageName(tranLangCode, locale);
  if (speechParts.length === 0) {
    return <Empty>{formatMessage(messages.none, { language })}</Empty>;
  }
  return (
    <Groups>
      {speechParts.map(({ speechPartId, tranFeed }) => (
        <TranslationGroup key={speechPartId} partOfSpeech={nameOf(speechPartId)}>
          {tranFeed.data.map(({ id, dest, status, reason }) => (
            <TranslationRow
              key={id}
              translation={{ text: dest.text, lang: dest.langCode }}
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
    </Groups>
  );
}

const messages = defineMessages<{ none: { language: string } }>({
  none: { id: 'word.noTranslations', defaultMessage: 'No translation yet: {language}' },
});

const Groups = styled.div`
  display: grid;
  gap: ${space.s8};
`;

const Empty = styled.p`
  color: ${color.textMuted};
`;
