import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceOption, type ChoiceState, space } from '@wordhoard/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MarkableWord } from '../use-knowing.ts';
import { ProofFooter } from './proof-footer.tsx';
import type { ProofQuestion } from './proof-question.ts';
import { useProof } from './use-proof.ts';

interface ImageProofProps {
  word: MarkableWord;
  question: Extract<ProofQuestion, { kind: 'image' }>;
  /** Asks again with other images. */
  onRetry: () => void;
  onClose: () => void;
}

/** Asks for the word's image among others. After a wrong choice, asks again. */
export function ImageProof({ word, question, onRetry, onClose }: ImageProofProps) {
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

const messages = defineMessages({
  ask: { id: 'prove.ask', defaultMessage: 'Which picture shows it?' },
  picture: { id: 'prove.picture', defaultMessage: 'Picture {position}' },
  wrong: { id: 'prove.wrongPicture', defaultMessage: 'Not yet. It’s picture {position}.' },
});

const Options = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space.s3};
  width: 100%;
  max-width: min(20rem, 50dvh);
  margin-inline: auto;
`;
