import { EntryStatus } from '@wordhoard/contract/enumeration';
import { languageName } from '@wordhoard/i18n';
import {
  ButtonLink,
  color,
  Headword,
  Picture,
  ReactionButtons,
  StatusBadge,
  size,
  space,
} from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../app/paths.ts';
import { editModeAtom } from '../edit/edit-mode-atom.ts';
import type { Contribution } from './user-queries.ts';
import { WithdrawButton } from './withdraw-button.tsx';
import { subjectOf, wordsOf } from './words-of.ts';

/** One thing that one has added: what it is, what became of it, and how to change that. */
export function ContributionRow({ contribution }: { contribution: Contribution }) {
  const { formatMessage, formatDate, locale } = useIntl();
  const edit = useSetAtom(editModeAtom);
  const { kind, status, reason, createdAt } = contribution;
  const words = wordsOf(contribution);
  const [first] = words;
  const action = formatMessage(status === EntryStatus.Approved ? messages.look : messages.change);
  return (
    <Row>
      <Text>
        <Facts>
          {formatMessage(messages[kind])} · {formatDate(createdAt, { dateStyle: 'medium' })}
        </Facts>
        <Words>
          {words.map(({ id, text, langCode }) => (
            <span key={id}>
              <Headword size="small" text={text} lang={langCode} />
              <Language> {languageName(langCode, locale)}</Language>
            </span>
          ))}
          {kind === 'tag' && <span>{contribution.code}</span>}
        </Words>
        {kind === 'image' && <Small src={contribution.url} alt="" />}
        <Outcome>
          <StatusBadge status={status} />
          {reason !== null && <span dir="auto">{reason}</span>}
          {kind !== 'word' && status === EntryStatus.Approved && (
            <ReactionButtons
              subject={first?.text ?? ''}
              likeCount={contribution.likeCount}
              dislikeCount={contribution.dislikeCount}
              reaction={null}
            />
          )}
        </Outcome>
      </Text>
      <Buttons>
        {first && (
          <ButtonLink
            href={paths.word(first)}
            aria-label={`${action}: ${subjectOf(contribution)}`}
            onClick={() => edit(true)}
          >
            {action}
          </ButtonLink>
        )}
        {status !== EntryStatus.Approved && kind !== 'word' && (
          <WithdrawButton contribution={contribution} />
        )}
      </Buttons>
    </Row>
  );
}

const messages = defineMessages({
  translation: { id: 'contribution.translation', defaultMessage: 'Translation' },
  image: { id: 'contribution.image', defaultMessage: 'Picture' },
  word: { id: 'contribution.word', defaultMessage: 'Word' },
  tag: { id: 'contribution.tag', defaultMessage: 'Tag' },
  look: { id: 'contribution.look', defaultMessage: 'Look' },
  change: { id: 'contribution.change', defaultMessage: 'Change' },
});

const Row = styled.li`
  display: grid;
  align-items: center;
  gap: ${space.s3} ${space.s4};
  padding-block: ${space.s4};
  border-block-end: 1px solid ${color.hairline};

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Small = styled(Picture)`
  width: 4.5rem;
`;

const Text = styled.div`
  display: grid;
  gap: ${space.s1};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s1} ${space.s5};
`;

const Language = styled.span`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} ${space.s3};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
