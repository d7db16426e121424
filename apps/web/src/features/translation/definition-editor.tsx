import type { Word } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { defineMessages, useIntl } from 'react-intl';
import { EditorSection } from '../contribution/editor-section.tsx';
import { isSecretWord } from '../word/queries.ts';
import { EditableTranslations } from './editable-translations.tsx';
import { NewTranslations } from './new-translations.tsx';

interface DefinitionEditorProps {
  word: Word;
}

/** Rates, pins, proposes and withdraws the definitions of a word, or the words that a definition explains. */
export function DefinitionEditor({ word }: DefinitionEditorProps) {
  const { formatMessage } = useIntl();
  const isDefinition = word.mode === WordMode.Definition;
  const messages = isDefinition ? explainedMessages : definitionMessages;
  return (
    <EditorSection
      title={formatMessage(messages.title)}
      lead={formatMessage(isSecretWord(word) ? messages.secret : messages.lead)}
    >
      <EditableTranslations
        word={word}
        langCode={word.langCode}
        emptyText={formatMessage(messages.nothing)}
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
    defaultMessage: 'Explain the word in its own language. What you add is reviewed first.',
  },
  secret: {
    id: 'definitionEditor.secret',
    defaultMessage: 'Explain the word in its own language. Only you can see it.',
  },
  nothing: { id: 'definitionEditor.nothing', defaultMessage: 'No definitions yet' },
});

const explainedMessages = defineMessages({
  title: { id: 'explainedEditor.title', defaultMessage: 'Words that it explains' },
  lead: {
    id: 'explainedEditor.lead',
    defaultMessage: 'Synonyms may share a definition. What you add is reviewed first.',
  },
  secret: {
    id: 'explainedEditor.secret',
    defaultMessage: 'Synonyms may share a definition. Only you can see them.',
  },
  nothing: { id: 'explainedEditor.nothing', defaultMessage: 'No words yet' },
});
