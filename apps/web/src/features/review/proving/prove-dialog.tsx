import { useQuery } from '@tanstack/react-query';
import { WordMode } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ChoiceOption,
  type ChoiceState,
  Dialog,
  ErrorState,
  Headword,
  Skeleton,
  Stack,
  space,
} from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../shared/api/api-context.ts';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { toWordText } from '../../word/word-text.ts';
import { type MarkableWord, provingAtom } from '../use-knowing.ts';
import { ProofFooter } from './proof-footer.tsx';
import { type ProofQuestion, proofQuestionQuery } from './proof-question.ts';
import { SpellingProof } from './spelling-proof.tsx';
import { useProof } from './use-proof.ts';

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
  title: { id: 'prove.title', defaultMessage: 'Test me' },
  none: {
    id: 'prove.none',
    defaultMessage: 'This word has no translation or picture yet, so there’s nothing to ask.',
  },
  ask: { id: 'prove.ask', defaultMessage: 'Which picture shows it?' },
  picture: { id: 'prove.picture', defaultMessage: 'Picture {position}' },
  wrong: { id: 'prove.wrongPicture', defaultMessage: 'Not quite. It’s picture {position}.' },
});

interface ImageProofProps {
  word: MarkableWord;
  question: Extract<ProofQuestion, { kind: 'image' }>;
  /** Asks again with other images. */
  onRetry: () => void;
  onClose: () => void;
}

/** Asks for the word's image among others. After a wrong choice, asks again. */
function ImageProof({ word, question, onRetry, onClose }: ImageProofProps) {
  const { formatMessage } = useIntl();
  const prove = useProof(word);
  const [chosen, setChosen] = useState<string>();
  const questionId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { imageId, right, options } = question;
  const isMissed = chosen !== undefined && chosen !== right;
  useEffect(() => list.current?.querySelector('button')?.focus(), []);

  function choose(url: string): void {
    setChosen(url);
    if (url !== right) return;
    prove({ wordImageId: imageId });
    onClose();
  }

  return (
    <>
      <p id={questionId}>{formatMessage(messages.ask)}</p>
      <Options ref={list} aria-labelledby={questionId}>
        {options.map(({ url }, index) => (
          <li key={url}>
            <ChoiceOption
              content={{
                kind: 'image',
                image: url,
                alt: formatMessage(messages.picture, { position: index + 1 }),
              }}
              state={getOptionState(url, { chosen, right })}
              onChoose={() => choose(url)}
            />
          </li>
        ))}
      </Options>
      <p role="status">
        {isMissed &&
          formatMessage(messages.wrong, {
            position: options.findIndex(({ url }) => url === right) + 1,
          })}
      </p>
      <ProofFooter onClose={onClose} onRetry={isMissed ? onRetry : undefined} />
    </>
  );
}

function getOptionState(
  url: string,
  { chosen, right }: { chosen: string | undefined; right: string },
): ChoiceState {
  if (chosen === undefined) return 'idle';
  if (url === right) return url === chosen ? 'right' : 'revealed';
  return url === chosen ? 'wrong' : 'passed';
}

const Options = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space.s3};
  width: 100%;
  max-width: min(20rem, 50dvh);
  margin-inline: auto;
`;
