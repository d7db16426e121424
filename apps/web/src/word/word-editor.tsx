import type { components } from '@wordhoard/api-client';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { space } from '@wordhoard/ui';
import { styled } from 'styled-components';
import { ImageEditor } from '../image/image-editor.tsx';
import { TagEditor } from '../tag/tag-editor.tsx';
import { TranslationEditor } from '../translation/translation-editor.tsx';
import { OwnWordEditor } from './own-word-editor.tsx';

interface WordEditorProps {
  word: components['schemas']['WordEntity'];
  tranLangCode: string;
}

/** What a word's page is edited with: the word itself while it is one's own, and all that stands on it. */
export function WordEditor({ word, tranLangCode }: WordEditorProps) {
  return (
    <Parts>
      {word.status !== EntryStatus.Approved && <OwnWordEditor word={word} />}
      <TranslationEditor word={word} tranLangCode={tranLangCode} />
      <ImageEditor word={word} />
      <TagEditor word={word} />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s12};
`;
