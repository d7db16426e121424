import { Knowing } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, color, KnowingMark, ProveIcon, radius, space, WordStrength } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Mnemonic } from '../../features/review/mnemonic.tsx';
import { useShownMemory } from '../../features/review/next-review.ts';
import { type MarkableWord, useKnowing } from '../../features/review/use-knowing.ts';

/** What the learner knows about the word, and how to change it. */
export function WordProgress({ word }: { word: MarkableWord }) {
  const { formatMessage } = useIntl();
  const { knowing, memory, mark, prove } = useKnowing(word);
  const shownMemory = useShownMemory(memory);
  return (
    <Section aria-label={formatMessage(messages.progress)}>
      <KnowingMark word={word.text} knowing={knowing} onChange={mark} look="label" />
      <Button variant="quiet" icon={<ProveIcon />} onClick={prove}>
        {formatMessage(messages.check)}
      </Button>
      {shownMemory && <Memory {...shownMemory} look="label" />}
      {knowing !== Knowing.Unknown && (
        <Noted>
          <Mnemonic word={word} />
        </Noted>
      )}
    </Section>
  );
}

const messages = defineMessages({
  progress: { id: 'wordProgress.progress', defaultMessage: 'Your progress' },
  check: { id: 'wordProgress.check', defaultMessage: 'Check myself' },
});

const Section = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};
  padding: ${space.s3};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};

  > fieldset {
    flex: 1 1 18rem;
    gap: ${space.s2};

    > button {
      flex: 1;
    }
  }

  > button {
    flex: 1 0 auto;
  }
`;

const Noted = styled.div`
  flex: 1 0 100%;
`;

const Memory = styled(WordStrength)`
  flex: 1 0 100%;
`;
