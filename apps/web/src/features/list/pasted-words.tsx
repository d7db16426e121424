import { Stack, space, wideScreen } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PasteArea } from '../collection/paste-area.tsx';
import { ImportPreview, type ImportPreviewState } from './import-preview.tsx';
import { withChosen, withoutLines } from './pasted-lines.ts';

interface PastedWordsProps {
  /** The text in the form. */
  text: string;
  onChange: (text: string) => void;
  /** Which homographs the lines mean, in the form. */
  chosen: string;
  onChoose: (chosen: string) => void;
  langCode: string;
  tranLangCode: string;
  state: ImportPreviewState;
  /** The choice of languages, above the text. */
  children: ReactNode;
}

/** A field for pasted words with a preview of the import. */
export function PastedWords({
  text,
  onChange,
  chosen,
  onChoose,
  state,
  children,
  ...languages
}: PastedWordsProps) {
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
          onChoose={(line) => onChoose(withChosen(text, chosen, line))}
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
