import { Stack, space, wideScreen } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PasteArea } from '../collection/paste-area.tsx';
import { ImportPreview, type ImportPreviewState } from './import-preview.tsx';

interface PastedWordsProps {
  /** The text in the form. */
  text: string;
  onChange: (text: string) => void;
  langCode: string;
  tranLangCode: string;
  state: ImportPreviewState;
  /** The choice of languages, above the text. */
  children: ReactNode;
}

/** A field for pasted words with a preview of the import. */
export function PastedWords({ text, onChange, state, children, ...languages }: PastedWordsProps) {
  return (
    <Columns $gap="s8">
      <Stack $gap="s5">
        {children}
        <PasteArea
          lang={languages.langCode}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onRead={onChange}
        />
      </Stack>
      <Stack $gap="s5">
        <ImportPreview
          state={state}
          {...languages}
          onRemove={(lines) => onChange(withoutLines(text, lines))}
        />
      </Stack>
    </Columns>
  );
}

const Columns = styled(Stack)`
  align-items: start;
  margin-block-end: ${space.s6};

  @media ${wideScreen} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space.s12};
  }
`;

/** Removes lines from a text. They are counted from 1. */
export function withoutLines(text: string, lines: readonly number[]): string {
  return text
    .split(/\r\n?|\n/)
    .filter((_, index) => !lines.includes(index + 1))
    .join('\n');
}
