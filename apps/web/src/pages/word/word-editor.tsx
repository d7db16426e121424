import type { Word } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { Stack } from '@wordhoard/ui';
import { useState } from 'react';
import { ImageEditor } from '../../features/image/image-editor.tsx';
import { RecordingEditor } from '../../features/recording/recording-editor.tsx';
import { TagEditor } from '../../features/tag/tag-editor.tsx';
import {
  DefinitionEditor,
  TranslationEditor,
} from '../../features/translation/translation-editor.tsx';
import { OwnContributionEditor } from '../../features/word/own-contribution-editor.tsx';
import { paths } from '../../shared/routes/routes.ts';

/** The editors of a word's page. For a personal word, the learner's contribution comes first. */
export function WordEditor({ word, tranLangCode }: { word: Word; tranLangCode: string }) {
  const [withdrawalCount, setWithdrawalCount] = useState(0);
  const ownContribution = (
    <OwnContributionEditor
      // Resets the fields for another word and after a withdrawal.
      key={`${paths.word(word)} ${withdrawalCount}`}
      word={word}
      tranLangCode={tranLangCode}
      onWithdrawn={() => setWithdrawalCount(withdrawalCount + 1)}
    />
  );
  return (
    <Stack $gap="s12">
      {!word.isPublished && ownContribution}
      {word.mode !== WordMode.Definition && (
        <TranslationEditor word={word} tranLangCode={tranLangCode} />
      )}
      <DefinitionEditor word={word} />
      {word.isPublished && ownContribution}
      <ImageEditor word={word} />
      <RecordingEditor word={word} />
      <TagEditor word={word} />
    </Stack>
  );
}
