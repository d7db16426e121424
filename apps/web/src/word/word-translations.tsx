import type { components } from '@wordhoard/api-client';
import { speechPartOptions } from '@wordhoard/contract/enumeration';
import { languageName, speechPartMessages } from '@wordhoard/i18n';
import { color, space, TranslationGroup, TranslationRow } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../app/paths.ts';

interface WordTranslationsProps {
  speechParts: components['schemas']['WordEntity']['speechParts'];
  tranLangCode: string;
}

export function WordTranslations({ speechParts, tranLangCode }: WordTranslationsProps) {
  const { formatMessage, locale } = useIntl();
  const language = languageName(tranLangCode, locale);
  if (speechParts.length === 0) {
    return <Nothing>{formatMessage(messages.none, { language })}</Nothing>;
  }
  return (
    <Groups>
      {speechParts.map(({ speechPartId, tranFeed }) => (
        <TranslationGroup key={speechPartId} partOfSpeech={formatMessage(messageOf(speechPartId))}>
          {tranFeed.data.map(({ id, dest }) => (
            <TranslationRow
              key={id}
              translation={{ text: dest.text, lang: dest.langCode }}
              href={paths.word(dest)}
            />
          ))}
        </TranslationGroup>
      ))}
    </Groups>
  );
}

function messageOf(speechPartId: number) {
  const part = speechPartOptions.find(({ id }) => id === speechPartId);
  return speechPartMessages[part?.code ?? 'other'];
}

const messages = defineMessages<{ none: { language: string } }>({
  none: { id: 'word.noTranslations', defaultMessage: 'No translation yet: {language}' },
});

const Groups = styled.div`
  display: grid;
  gap: ${space.s8};
`;

const Nothing = styled.p`
  color: ${color.textMuted};
`;
