import type { components } from '@wordhoard/api-client';
import { genderCodes } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { Disclosure, Select, space, TextField } from '@wordhoard/ui';
import { maxLength } from '@wordhoard/validators';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { useContributionForm } from './use-contribution-form.ts';

type Grammar = components['schemas']['WordGrammar'];

/** The fields of a grammar that a form has. */
export const grammarFields = [
  'gender',
  'article',
  'plural',
  'reading',
  'romanisation',
  'stress',
  'ipa',
] as const satisfies readonly (keyof Grammar)[];
export type GrammarField = (typeof grammarFields)[number];

interface GrammarFieldsProps {
  form: ReturnType<typeof useContributionForm>;
  langCode: string;
}

/** What a dictionary says about a word beside its meaning. All of it is optional. */
export function GrammarFields({ form, langCode }: GrammarFieldsProps) {
  const { formatMessage } = useIntl();
  const genders = genderCodes.map((value) => ({ value, label: formatMessage(genderNames[value]) }));
  return (
    <Disclosure summary={formatMessage(messages.title)}>
      <Fields>
        <Select
          label={formatMessage(messages.gender)}
          options={[{ value: '', label: formatMessage(messages.none) }, ...genders]}
          {...form.field('gender', () => undefined)}
        />
        {textFields.map((name) => (
          <TextField
            key={name}
            label={formatMessage(messages[name])}
            lang={name === 'romanisation' ? `${langCode}-Latn` : langCode}
            dir="auto"
            autoCapitalize="none"
            {...form.field(name, maxLength(limits.grammarMaxLength))}
          />
        ))}
      </Fields>
    </Disclosure>
  );
}

const textFields = ['article', 'plural', 'reading', 'romanisation', 'stress', 'ipa'] as const;

/** The grammar in the fields of a form; null if all are empty. Other parts of the saved grammar stay. */
export function grammarOfFields(
  fields: Readonly<Record<GrammarField, string>>,
  saved: Grammar | null,
): Grammar | null {
  const kept = Object.entries(saved ?? {}).filter(
    ([name]) => !(grammarFields as readonly string[]).includes(name),
  );
  const written = grammarFields.flatMap((name) => {
    const value = fields[name].trim();
    return value === '' ? [] : [[name, value]];
  });
  const grammar: Grammar = Object.fromEntries([...kept, ...written]);
  return Object.keys(grammar).length === 0 ? null : grammar;
}

/** The fields of a form for a grammar. */
export const fieldsOfGrammar = (grammar: Grammar | null): Record<GrammarField, string> =>
  Object.fromEntries(grammarFields.map((name) => [name, grammar?.[name] ?? ''])) as Record<
    GrammarField,
    string
  >;

const genderNames = defineMessages({
  masculine: { id: 'grammarFields.masculine', defaultMessage: 'Masculine' },
  feminine: { id: 'grammarFields.feminine', defaultMessage: 'Feminine' },
  neuter: { id: 'grammarFields.neuter', defaultMessage: 'Neuter' },
  common: { id: 'grammarFields.common', defaultMessage: 'Masculine or feminine' },
});

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
});

const Fields = styled.div`
  display: grid;
  gap: ${space.s4};
  width: 100%;
`;
