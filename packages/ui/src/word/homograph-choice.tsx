import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, Fragment } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceGroup } from '../form/choice-group.tsx';
import type { WordText } from './word-text.ts';
import { WrittenWord } from './written-word.tsx';

interface HomographChoiceProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  words: readonly Homograph[];
  /** The number of the chosen word. */
  value: number;
  onChange: (homograph: number) => void;
  /** Offers a word that does not exist yet, with this number. */
  another?: number | undefined;
}

interface Homograph {
  homograph: number;
  word: WordText;
  /** The best first. */
  translations: readonly WordText[];
}

/** Asks which of several words of the same text is meant. */
export function HomographChoice({
  words,
  value,
  onChange,
  another,
  ...native
}: HomographChoiceProps) {
  const { formatMessage } = useIntl();
  const options = words.map(({ homograph, word, translations }) => ({
    value: String(homograph),
    label: <WrittenWord word={word} />,
    note: translations.length > 0 && (
      <Gloss translations={translations.slice(0, maxTranslations)} />
    ),
  }));
  const other = { value: String(another), label: formatMessage(messages.another), note: undefined };
  return (
    <ChoiceGroup
      {...native}
      label={formatMessage(messages.which)}
      look="words"
      options={another === undefined ? options : [...options, other]}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}

const maxTranslations = 3;

const Gloss = ({ translations }: Pick<Homograph, 'translations'>) =>
  translations.map((word, index) => (
    <Fragment key={`${word.text} ${word.homograph}`}>
      {index > 0 && ', '}
      <WrittenWord word={word} />
    </Fragment>
  ));

const messages = defineMessages({
  which: { id: 'ui.homographChoice.which', defaultMessage: 'Which one?' },
  another: { id: 'ui.homographChoice.another', defaultMessage: 'Another meaning' },
});
