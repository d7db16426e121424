import { useQuery } from '@tanstack/react-query';
import { WordMode } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Dialog, ErrorState, Headword, Skeleton, Stack } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/api/api-context.ts';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { toWordText } from '../../word/word-text.ts';
import { type MarkableWord, provingAtom } from '../use-knowing.ts';
import { ImageProof } from './image-proof.tsx';
import { type ProofQuestion, proofQuestionQuery } from './proof-question.ts';
import { SpellingProof } from './spelling-proof.tsx';

/** Asks the learner to prove that they know a word. */
export function ProveDialog({ word }: { word: MarkableWord }) {
  const { formatMessage } = useIntl();
  const setProving = useSetAtom(provingAtom);
  const dialog = useRef<HTMLDialogElement>(null);
  const tranLangCode = useOtherLanguage(word);
  const { id, langCode } = word;
  const query = useQuery(proofQuestionQuery(useApi(), { id, langCode, tranLangCode }, Math.random));
  return (
    <Dialog
      ref={dialog}
      isOpen
      onClose={() => setProving(undefined)}
      title={formatMessage(messages.title)}
    >
      <Stack>
        <Headword as="h3" word={toWordText(word)} />
        {query.isPending && <Skeleton style={{ height: '5rem' }} />}
        {query.isError && <ErrorState onRetry={() => query.refetch()} />}
        {query.data && (
          <Question
            key={query.dataUpdatedAt}
            word={word}
            question={query.data}
            onRetry={() => query.refetch()}
            onClose={() => dialog.current?.close()}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** The language of the shown translation, or the one that the learner has chosen. Definitions are not typed. */
function useOtherLanguage({ langCode, trans = [] }: MarkableWord): string {
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const chosen = langCode === tranLangCode ? learnLangCode : tranLangCode;
  const shown = trans[0]?.dest;
  return shown && shown.mode !== WordMode.Definition ? shown.langCode : chosen;
}

interface QuestionProps {
  word: MarkableWord;
  question: ProofQuestion;
  onRetry: () => void;
  onClose: () => void;
}

function Question({ word, question, onRetry, onClose }: QuestionProps) {
  const { formatMessage } = useIntl();
  switch (question.kind) {
    case 'translation':
      return <SpellingProof word={word} question={question} onClose={onClose} />;
    case 'image':
      return <ImageProof word={word} question={question} onRetry={onRetry} onClose={onClose} />;
    case 'none':
      return <p>{formatMessage(messages.none)}</p>;
  }
}

const messages = defineMessages({
  title: { id: 'prove.title', defaultMessage: 'Check myself' },
  none: {
    id: 'prove.none',
    defaultMessage: 'This word has no translation or picture yet, so there’s nothing to ask.',
  },
});
