import { TextField, type TextFieldProps } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { paths } from '../app/paths.ts';

interface WordTextFieldProps extends Omit<TextFieldProps, 'label'> {
  word: { langCode: string; text: string };
  /** What is written is a word that is here already. */
  isHere: boolean;
}

/** How a word is written. One that is here already is a step away. */
export function WordTextField({ word, isHere, error, ...native }: WordTextFieldProps) {
  const { formatMessage } = useIntl();
  const text = word.text.trim();
  return (
    <TextField
      label={formatMessage(messages.text)}
      dir="auto"
      autoCapitalize="none"
      {...native}
      error={
        isHere ? (
          <>
            {error}{' '}
            <a href={paths.word({ ...word, text })}>{formatMessage(messages.look, { text })}</a>
          </>
        ) : (
          error
        )
      }
    />
  );
}

const messages = defineMessages<{ text: NoMessageValues; look: { text: string } }>({
  text: { id: 'wordText.text', defaultMessage: 'Word' },
  look: { id: 'wordText.look', defaultMessage: 'Look at “{text}”' },
});
