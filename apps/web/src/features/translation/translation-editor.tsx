import type { Word } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { languageName } from '@wordhoard/i18n';
import { Select, space } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { EditorSection } from '../contribution/editor-section.tsx';
import { useCatalogueOptions } from '../language/language-options.ts';
import { isSecretWord } from '../word/queries.ts';
import { EditableTranslations } from './editable-translations.tsx';
import { NewTranslations } from './new-translations.tsx';

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
      title={formatMessage(messages.title)}
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

const messages = defineMessages<{
  title: NoMessageValues;
  lead: { pins: number };
  secret: { pins: number };
  language: NoMessageValues;
  nothing: { language: string };
}>({
  title: { id: 'translationEditor.title', defaultMessage: 'Translations' },
  lead: {
    id: 'translationEditor.lead',
    defaultMessage:
      'Rate them, and pin up to {pins, number} to see them first. What you add is reviewed before others see it.',
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
