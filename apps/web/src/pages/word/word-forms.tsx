import type { Word } from '@wordhoard/contract';
import type { FormKind } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { FormTable } from '@wordhoard/ui';
import { useIntl } from 'react-intl';

/** The head of the page shows these kinds already. */
const shownInHead: ReadonlySet<FormKind> = new Set([
  'plural',
  'variant',
  'traditional',
  'reading',
  'romanisation',
]);

/** The forms of a word by their kind, unless the line of its grammar has all of them. */
export function WordForms({
  word: { langCode, forms, grammar },
}: {
  word: Pick<Word, 'langCode' | 'forms' | 'grammar'>;
}) {
  const { formatMessage } = useIntl();
  const isInHead = ({ kind }: Word['forms'][number]) =>
    shownInHead.has(kind) && (kind !== 'plural' || grammar?.plural !== undefined);
  if (forms.every(isInHead)) return null;
  const kinds = [...new Set(forms.map(({ kind }) => kind))];
  const nameKind = (kind: FormKind) =>
    formatMessage(kind === 'inflected' && kinds.length === 1 ? messages.forms : kindMessages[kind]);
  const groups = kinds.map((kind) => ({
    kind: nameKind(kind),
    texts: forms.filter((form) => form.kind === kind).map(({ text }) => text),
  }));
  return <FormTable lang={langCode} groups={groups} />;
}

const messages = defineMessages({
  forms: { id: 'word.forms', defaultMessage: 'Forms' },
});

const kindMessages = defineMessages({
  irregular: { id: 'formKind.irregular', defaultMessage: 'Irregular forms' },
  past: { id: 'formKind.past', defaultMessage: 'Past' },
  participle: { id: 'formKind.participle', defaultMessage: 'Past participle' },
  comparative: { id: 'formKind.comparative', defaultMessage: 'Comparative' },
  superlative: { id: 'formKind.superlative', defaultMessage: 'Superlative' },
  plural: { id: 'formKind.plural', defaultMessage: 'Plural' },
  inflected: { id: 'formKind.inflected', defaultMessage: 'Other forms' },
  variant: { id: 'formKind.variant', defaultMessage: 'Other spellings' },
  traditional: { id: 'formKind.traditional', defaultMessage: 'Traditional characters' },
  reading: { id: 'formKind.reading', defaultMessage: 'Reading' },
  romanisation: { id: 'formKind.romanisation', defaultMessage: 'In Latin letters' },
});
