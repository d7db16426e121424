import { defineMessages } from '@wordhoard/i18n/messages';

export const genderMessages = defineMessages({
  masculine: { id: 'grammarFields.masculine', defaultMessage: 'Masculine' },
  feminine: { id: 'grammarFields.feminine', defaultMessage: 'Feminine' },
  neuter: { id: 'grammarFields.neuter', defaultMessage: 'Neuter' },
  common: { id: 'grammarFields.common', defaultMessage: 'Masculine or feminine' },
});
