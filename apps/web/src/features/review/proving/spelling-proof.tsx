import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { gradeSpelling } from '@wordhoard/quiz-engine';
import { Button, family, SpellingDiff, Stack, size, TextField } from '@wordhoard/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { DialogForm } from '../../../shared/form/call-form.tsx';
import type { MarkableWord } from '../use-knowing.ts';
import { ProofFooter } from './proof-footer.tsx';
import type { ProofQuestion } from './proof-question.ts';
import { type Proof, useProof } from './use-proof.ts';

interface SpellingProofProps {
  word: MarkableWord;
  question: Extract<ProofQuestion, { kind: 'translation' }>;
  onClose: () => void;
}

interface FailedProof extends Proof {
  answer: string;
}

/** Asks for a typed translation and shows errors letter by letter. */
export function SpellingProof({ word, question, onClose }: SpellingProofProps) {
  const { formatMessage, locale } = useIntl();
  const prove = useProof(word);
  const [failedProof, setFailedProof] = useState<FailedProof>();
  const field = useRef<HTMLInputElement>(null);
  const { langCode } = question;
  useEffect(() => {
    if (failedProof === undefined) field.current?.focus();
  }, [failedProof]);

  function check(event: FormEvent): void {
    event.preventDefault();
    const answer = field.current?.value.trim() ?? '';
    if (answer === '') {
      field.current?.focus();
      return;
    }
    const proof = prove({ ...question, answer });
    if (proof.isRight) onClose();
    else setFailedProof({ ...proof, answer });
  }

  return (
    <DialogForm onSubmit={check}>
      <div role="status">{failedProof && <Verdict proof={failedProof} langCode={langCode} />}</div>
      {failedProof === undefined && (
        <TextField
          ref={field}
          label={formatMessage(messages.label, { language: languageName(langCode, locale) })}
          lang={langCode}
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
      <ProofFooter onClose={onClose} onRetry={failedProof && (() => setFailedProof(undefined))}>
        <Button type="submit" variant="primary">
          {formatMessage(messages.check)}
        </Button>
      </ProofFooter>
    </DialogForm>
  );
}

function Verdict({ proof, langCode }: { proof: FailedProof; langCode: string }) {
  const { formatMessage, formatList, locale } = useIntl();
  const { answer, expected, verdict } = proof;
  if (verdict === 'keyboard') {
    const language = languageName(langCode, locale);
    return <p>{formatMessage(messages.keyboard, { language })}</p>;
  }
  const { diff, isSimilar } = gradeSpelling({ answer, accepted: expected, langCode });
  const [first, ...others] = expected;
  return (
    <Stack $gap="s3">
      <p>{formatMessage(verdict === 'almost' ? messages.almost : messages.wrong)}</p>
      {isSimilar ? (
        <SpellingDiff segments={diff} lang={langCode} />
      ) : (
        <Expected lang={langCode} dir="auto">
          {first}
        </Expected>
      )}
      {others.length > 0 && (
        <p>
          {formatMessage(messages.others)}{' '}
          <bdi lang={langCode}>{formatList(others, { type: 'disjunction' })}</bdi>
        </p>
      )}
    </Stack>
  );
}

const messages = defineMessages({
  label: { id: 'prove.label', defaultMessage: 'What it means ({language})' },
  check: { id: 'prove.check', defaultMessage: 'Check' },
  keyboard: {
    id: 'prove.keyboard',
    defaultMessage: 'Switch your keyboard to {language}.',
  },
  almost: { id: 'prove.almost', defaultMessage: 'Almost! Check the highlighted letters.' },
  wrong: { id: 'prove.wrong', defaultMessage: 'Not quite. It’s written like this:' },
  others: { id: 'prove.others', defaultMessage: 'Also right:' },
});

const Expected = styled.p`
  font: 600 ${size.wordMedium} / 1.3 ${family.word};
`;
