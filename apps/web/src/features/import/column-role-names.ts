import { defineMessages } from '@wordhoard/i18n/messages';
import type { ColumnRole } from '@wordhoard/word-import';

/** What columns of texts and fields of notes have. */
export const roleMessages = defineMessages({
  word: { id: 'columnRole.word', defaultMessage: 'Word' },
  translation: { id: 'columnRole.translation', defaultMessage: 'Translation' },
  example: { id: 'columnRole.example', defaultMessage: 'Example' },
  exampleTranslation: {
    id: 'columnRole.exampleTranslation',
    defaultMessage: 'Translated example',
  },
  reading: { id: 'columnRole.reading', defaultMessage: 'Reading' },
  ipa: { id: 'columnRole.ipa', defaultMessage: 'Pronunciation' },
  plural: { id: 'columnRole.plural', defaultMessage: 'Plural' },
  article: { id: 'columnRole.article', defaultMessage: 'Article or gender' },
  speechPart: { id: 'columnRole.speechPart', defaultMessage: 'Part of speech' },
  tag: { id: 'columnRole.tag', defaultMessage: 'Tags' },
  note: { id: 'columnRole.note', defaultMessage: 'Mnemonic' },
  mode: { id: 'columnRole.mode', defaultMessage: 'Word, idiom or definition' },
  homograph: { id: 'columnRole.homograph', defaultMessage: 'Homograph' },
  skip: { id: 'columnRole.skip', defaultMessage: 'Skip' },
}) satisfies Record<ColumnRole, unknown>;
