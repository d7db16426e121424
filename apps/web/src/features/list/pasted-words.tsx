import { Stack, space, wideScreen } from '@wordhoard/ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { PasteArea } from '../collection/paste-area.tsx';
import { ImportPreview } from './import-preview.tsx';
import { withReading } from './import-reading.ts';
import { withChosen, withoutLines } from './pasted-lines.ts';
import type { ImportPreviewState } from './use-import-preview.ts';

const ReadingChoices = lazyComponent(
  async () => (await import('./reading-choices.tsx')).ReadingChoices,
);

interface PastedWordsProps {
  /** The text in the form. */
  text: string;
  onChange: (text: string) => void;
  /** How the text is read, in the form. */
  reading: string;
  onReading: (reading: string) => void;
  /** Which homographs the lines mean, in the form. */
  chosen: string;
  onChoose: (chosen: string) => void;
  langCode: string;
  tranLangCode: string;
  state: ImportPreviewState;
  /** See {@link PasteArea}. */
  onAccount?: ((file: File) => void) | undefined;
  /** The choice of languages, above the text. */
  children: ReactNode;
}

/** A field for pasted words with a preview of the import. */
export function PastedWords({
  text,
  onChange,
  reading,
  onReading,
  chosen,
  onChoose,
  state,
  onAccount,
  children,
  ...languages
}: PastedWordsProps) {
  return (
    <Columns $gap="s8">
      <Stack $gap="s5">
        {children}
        <PasteArea
          lang={languages.langCode}
          languages={[languages.langCode, languages.tranLangCode]}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onRead={onChange}
          onAccount={onAccount}
        />
      </Stack>
      <Stack $gap="s5">
        {!state.isEmpty && state.read && (
          <Suspense>
            <ReadingChoices
              read={state.read}
              {...languages}
              onChange={(change) => onReading(withReading(reading, change))}
            />
          </Suspense>
        )}
        <ImportPreview
          state={state}
          {...languages}
          onRemove={(lines) =>
            onChange(withoutLines(text, lines, state.read?.table.separators.rows))
          }
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
