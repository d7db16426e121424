import { useInfiniteQuery } from '@tanstack/react-query';
import type { Word } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Select, space, TranslationGroup } from '@wordhoard/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { EditorSection, EntryFeed } from '../contribution/entry-editor.tsx';
import { entryKindMessages } from '../contribution/entry-kind-messages.ts';
import { useCatalogueOptions } from '../language/language-options.ts';
import { isSecretWord } from '../word/queries.ts';
import { useSpeechPartOptions } from '../word/word-names.ts';
import { EditableTranslation } from './editable-translation.tsx';
import { NewTranslations } from './new-translations.tsx';
import { translationFeedQuery } from './queries.ts';

interface TranslationEditorProps {
  word: Word;
  /** The initial language. */
  tranLangCode: string;
}

/** Rates, pins, proposes and withdraws the translations of a word into a chosen language. */
export function TranslationEditor({ word, tranLangCode }: TranslationEditorProps) {
  const { formatMessage, locale } = useIntl();
  const [langCode, setLangCode] = useState(tranLangCode);
  const languages = useCatalogueOptions().filter(({ value }) => value !== word.langCode);
  const lead = isSecretWord(word) ? messages.secret : messages.lead;
  const emptyText = formatMessage(messages.nothing, { language: languageName(langCode, locale) });

  return (
    <EditorSection
      title={formatMessage(entryKindMessages.translation)}
      lead={formatMessage(lead, { pins: limits.translationMaxPins })}
    >
      <LanguageSelect
        label={formatMessage(messages.language)}
        options={languages}
        value={langCode}
        onChange={({ target }) => setLangCode(target.value)}
      />
      <EditableTranslations word={word} langCode={langCode} emptyText={emptyText} />
      <NewTranslations key={langCode} word={word} langCode={langCode} mode={word.mode} />
    </EditorSection>
  );
}

const messages = defineMessages({
  lead: {
    id: 'translationEditor.lead',
    defaultMessage:
      'Rate them, and pin up to {pins, number} to see them first. What you add needs approval before others see it.',
  },
  secret: {
    id: 'translationEditor.secret',
    defaultMessage: 'Only you can see them. Pin up to {pins, number} to see them first.',
  },
  language: { id: 'translationEditor.language', defaultMessage: 'Translate into' },
  nothing: { id: 'translationEditor.nothing', defaultMessage: 'No translations yet: {language}' },
});

const LanguageSelect = styled(Select)`
  max-width: 16rem;
  margin-block-end: ${space.s2};
`;

/** Rates, pins, proposes and withdraws the definitions of a word, or the words that a definition explains. */
export function DefinitionEditor({ word }: { word: Word }) {
  const { formatMessage } = useIntl();
  const isDefinition = word.mode === WordMode.Definition;
  const kindMessages = isDefinition ? explainedMessages : definitionMessages;
  return (
    <EditorSection
      title={formatMessage(kindMessages.title)}
      lead={formatMessage(isSecretWord(word) ? kindMessages.secret : kindMessages.lead)}
    >
      <EditableTranslations
        word={word}
        langCode={word.langCode}
        emptyText={formatMessage(kindMessages.nothing)}
      />
      <NewTranslations
        word={word}
        langCode={word.langCode}
        mode={isDefinition ? WordMode.Word : WordMode.Definition}
      />
    </EditorSection>
  );
}

const definitionMessages = defineMessages({
  title: { id: 'definitionEditor.title', defaultMessage: 'Definitions' },
  lead: {
    id: 'definitionEditor.lead',
    defaultMessage:
      'Explain the word in its own language. What you add needs approval before others see it.',
  },
  secret: {
    id: 'definitionEditor.secret',
    defaultMessage: 'Explain the word in its own language. Only you can see it.',
  },
  nothing: { id: 'definitionEditor.nothing', defaultMessage: 'No definitions yet' },
});

const explainedMessages = defineMessages({
  title: { id: 'explainedEditor.title', defaultMessage: 'Words with this meaning' },
  lead: {
    id: 'explainedEditor.lead',
    defaultMessage:
      'Synonyms may share a definition. What you add needs approval before others see it.',
  },
  secret: {
    id: 'explainedEditor.secret',
    defaultMessage: 'Synonyms may share a definition. Only you can see them.',
  },
  nothing: { id: 'explainedEditor.nothing', defaultMessage: 'No words yet' },
});

interface EditableTranslationsProps {
  word: Word;
  /** The language of the word stands for its definitions. */
  langCode: string;
  emptyText: string;
}

/** The translations of a word into one language by part of speech, with their actions. */
function EditableTranslations({ word, langCode, emptyText }: EditableTranslationsProps) {
  const speechParts = useSpeechPartOptions();
  const query = useInfiniteQuery(translationFeedQuery(useApi(), { wordId: word.id, langCode }));
  return (
    <EntryFeed query={query} emptyText={emptyText}>
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
    </EntryFeed>
  );
}
