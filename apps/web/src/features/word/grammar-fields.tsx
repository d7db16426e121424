import { genderCodes, levelCodes } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { Disclosure, Select, space, TextField } from '@wordhoard/ui';
import { maxLength } from '@wordhoard/validators';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { formsIssue } from './form-rows.ts';
import { FormsField } from './forms-field.tsx';
import { genderMessages } from './gender-messages.ts';
import { textFieldsOf } from './grammar-form.ts';
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
  const levels = levelCodes.map((value) => ({ value, label: value }));
  return (
    <Disclosure summary={formatMessage(messages.title)}>
      <Fields>
        <Select
          label={formatMessage(messages.gender)}
          options={[none, ...genders]}
          {...form.field('gender', () => undefined)}
        />
        {textFieldsOf(langCode, form.value).map((name) => (
          <TextField
            key={name}
            label={formatMessage(messages[name])}
            lang={name === 'romanisation' ? `${langCode}-Latn` : langCode}
            dir="auto"
            autoCapitalize="none"
            {...form.field(name, maxLength(limits.grammarMaxLength))}
          />
        ))}
        <Select
          label={formatMessage(messages.level)}
          options={[none, ...levels]}
          {...form.field('level', () => undefined)}
        />
        <FormsField
          value={form.value('forms')}
          onChange={(forms) => form.change('forms', forms)}
          isRefused={form.field('forms', formsIssue).error !== undefined}
          langCode={langCode}
        />
      </Fields>
    </Disclosure>
  );
}

const messages = defineMessages({
  title: { id: 'grammarFields.title', defaultMessage: 'Grammar and pronunciation' },
  gender: { id: 'grammarFields.gender', defaultMessage: 'Gender' },
  none: { id: 'grammarFields.none', defaultMessage: 'Not specified' },
  article: { id: 'grammarFields.article', defaultMessage: 'Article, if unusual' },
  plural: { id: 'grammarFields.plural', defaultMessage: 'Plural' },
  reading: { id: 'grammarFields.reading', defaultMessage: 'Reading, such as kana or pinyin' },
  romanisation: { id: 'grammarFields.romanisation', defaultMessage: 'In Latin letters' },
  stress: { id: 'grammarFields.stress', defaultMessage: 'With the stress marked' },
  ipa: { id: 'grammarFields.ipa', defaultMessage: 'Pronunciation (IPA)' },
  level: { id: 'grammarFields.level', defaultMessage: 'Level' },
});

const Fields = styled.div`
  display: grid;
  gap: ${space.s4};
  width: 100%;
`;
