import { defineMessages } from '@wordhoard/i18n/messages';
import { Select } from '@wordhoard/ui';
import type { EncodingName } from '@wordhoard/word-import';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

export interface ReadFile {
  decode: (encoding: EncodingName) => string;
  encoding: EncodingName;
  /** The encodings to choose from, the likeliest first. None if there is no doubt. */
  encodings: readonly EncodingName[];
}

interface EncodingChoiceProps {
  file: ReadFile;
  onChoose: (encoding: EncodingName, text: string) => void;
}

/** Offers the other encodings of a file, each with some of its letters. */
export function EncodingChoice({ file, onChoose }: EncodingChoiceProps) {
  const { formatMessage } = useIntl();
  const { decode, encoding, encodings } = file;
  const options = useMemo(
    () =>
      encodings.map((name) => ({
        value: name,
        label: `${name} · ${takeSample(decode(name))}`,
      })),
    [encodings, decode],
  );
  return (
    <Select
      label={formatMessage(messages.encoding)}
      hint={formatMessage(messages.hint)}
      options={options}
      value={encoding}
      onChange={({ target }) => {
        const chosen = encodings.find((name) => name === target.value);
        if (chosen) onChoose(chosen, decode(chosen));
      }}
    />
  );
}

const sampleLength = 30;

/** The beginning of the first line with letters that depend on the encoding. */
function takeSample(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const line = lines.find((one) => /\P{ASCII}/u.test(one)) ?? lines[0] ?? '';
  return line.slice(0, sampleLength);
}

const messages = defineMessages({
  encoding: {
    id: 'encodingChoice.encoding',
    defaultMessage: 'Garbled letters? Change the encoding',
  },
  hint: {
    id: 'encodingChoice.hint',
    defaultMessage: 'Choose the line whose letters are right.',
  },
});
