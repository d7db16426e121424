import { genderCodes, levelCodes } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Disclosure, Select, Stack, TextField } from '@wordhoard/ui';
import { composeChecks, maxLength, numeric, range } from '@wordhoard/validators';
import { useIntl } from 'react-intl';
import { FormsField } from './forms-field.tsx';
import { genderMessages } from './gender-messages.ts';
import { findFormsIssue, findVariantsIssue, listTextFields } from './grammar-form.ts';
import type { useContributionForm } from './use-contribution-form.ts';

interface GrammarFieldsProps {
  form: ReturnType<typeof useContributionForm>;
  langCode: string;
}

/** What a dictionary says about a word beside its meaning. All of it is optional. */
export function GrammarFields({ form, langCode }: GrammarFieldsProps) {
  const { formatMessage } = useIntl();
  const genders = genderCodes.map((value) => ({
    value,
    label: formatMessage(genderMessages[value]),
  }));
  const none = { value: '', label: formatMessage(messages.none) };
  const language = langCode.split('-', 1)[0] ?? '';
  const levels = levelCodes.map((value) => ({ value, label: value }));
  return (
    <Disclosure summary={formatMessage(messages.title)}>
      <Stack>
        <Select
          label={formatMessage(messages.gender)}
          options={[none, ...genders]}
          {...form.field('gender', () => undefined)}
        />
        {listTextFields(langCode, form.value).map((name) => (
          <TextField
            key={name}
            label={
              name === 'reading'
                ? formatMessage(messages.reading, { language })
                : formatMessage(messages[name])
            }
            lang={name === 'romanisation' ? `${langCode}-Latn` : langCode}
            dir="auto"
            autoCapitalize="none"
            {...form.field(name, maxLength(limits.grammarMaxLength))}
          />
        ))}
        <VariantsField form={form} langCode={langCode} />
        <Select
          label={formatMessage(messages.level)}
          options={[none, ...levels]}
          {...form.field('level', () => undefined)}
        />
        <TextField
          label={formatMessage(messages.frequencyRank)}
          hint={formatMessage(messages.frequencyRankHint)}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('frequencyRank', isRank)}
        />
        <FormsField
          value={form.value('forms')}
          onChange={(forms) => form.change('forms', forms)}
          isRefused={form.field('forms', findFormsIssue).error !== undefined}
          langCode={langCode}
        />
      </Stack>
    </Disclosure>
  );
}

function VariantsField({ form, langCode }: GrammarFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(messages.variants)}
      hint={formatMessage(messages.variantsHint)}
      lang={langCode}
      dir="auto"
      autoCapitalize="none"
      {...form.field('variants', findVariantsIssue)}
    />
  );
}

const isRank = composeChecks(numeric(), range({ min: 1, max: limits.frequencyMaxRank }));

const messages = defineMessages({
  title: { id: 'grammarFields.title', defaultMessage: 'Grammar and pronunciation' },
  gender: { id: 'grammarFields.gender', defaultMessage: 'Gender' },
  none: { id: 'grammarFields.none', defaultMessage: 'Not specified' },
  article: { id: 'grammarFields.article', defaultMessage: 'Article, if unusual' },
  plural: { id: 'grammarFields.plural', defaultMessage: 'Plural' },
  reading: {
    id: 'grammarFields.reading',
    defaultMessage:
      '{language, select, ja {Reading in kana} zh {Pinyin} ar {With vowel marks} he {With vowel marks} other {Reading}}',
  },
  romanisation: {
    id: 'grammarFields.romanisation',
    defaultMessage: 'Transcription in Latin letters',
  },
  stress: { id: 'grammarFields.stress', defaultMessage: 'With the stress marked' },
  ipa: { id: 'grammarFields.ipa', defaultMessage: 'Pronunciation (IPA)' },
  variants: { id: 'grammarFields.variants', defaultMessage: 'Other spellings' },
  variantsHint: {
    id: 'grammarFields.variantsHint',
    defaultMessage: 'Such as the American one. Separate several by semicolons.',
  },
  level: { id: 'grammarFields.level', defaultMessage: 'Level' },
  frequencyRank: { id: 'grammarFields.frequencyRank', defaultMessage: 'Frequency rank' },
  frequencyRankHint: {
    id: 'grammarFields.frequencyRankHint',
    defaultMessage: '1 is the most common word of the language.',
  },
});
