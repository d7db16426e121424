import { defineMessages } from '@wordhoard/i18n/messages';

/** What learners add to words. */
export const entryKindMessages = defineMessages({
  translation: { id: 'entryKind.translation', defaultMessage: 'Translations' },
  image: { id: 'entryKind.image', defaultMessage: 'Pictures' },
  recording: { id: 'entryKind.recording', defaultMessage: 'Recordings' },
  word: { id: 'entryKind.word', defaultMessage: 'Words' },
  tag: { id: 'entryKind.tag', defaultMessage: 'Tags' },
});
