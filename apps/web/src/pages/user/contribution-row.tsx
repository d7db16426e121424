import type { ApiClient } from '@wordhoard/api-client';
import type { UserContribution } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ButtonLink,
  LineItem,
  Note,
  ReactionButtons,
  Row,
  Stack,
  StatusBadge,
  WordExample,
  WordImage,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { withdrawEntry } from '../../features/contribution/queries.ts';
import { WithdrawButton } from '../../features/contribution/withdraw-dialog.tsx';
import { RecordingDetails } from '../../features/recording/recording-details.tsx';
import { unlinkTag } from '../../features/tag/queries.ts';
import { NamedWord } from '../../features/word/named-word.tsx';
import { withdrawWord } from '../../features/word/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useStartEditing } from '../../shared/edit-mode/edit-mode.tsx';
import { paths } from '../../shared/routes/routes.ts';

/** A contribution with its status and actions. */
export function ContributionRow({ contribution }: { contribution: UserContribution }) {
  const { formatMessage, formatDate } = useIntl();
  const startEditing = useStartEditing();
  const { kind, status, reason, createdAt } = contribution;
  const words = listWords(contribution);
  const [first] = words;
  const canEdit = kind === 'word' || kind === 'translation';
  const action = formatMessage(canEdit ? messages.change : messages.look);
  return (
    <LineItem>
      <Text $gap="s1">
        <Note>
          {formatMessage(messages[isExample(contribution) ? 'example' : kind])} ·{' '}
          {formatDate(createdAt, { dateStyle: 'medium' })}
        </Note>
        <Row as="p" $gap="s5" $align="baseline">
          {words.map((word) => (
            <NamedWord key={word.id} word={word} />
          ))}
          {kind === 'tag' && <span>{contribution.tag.name}</span>}
        </Row>
        {kind === 'word' && contribution.example !== null && (
          <WordExample text={contribution.example} lang={contribution.word.langCode} />
        )}
        {kind === 'image' && <Small src={contribution.url} alt="" />}
        {kind === 'recording' && (
          <RecordingDetails word={contribution.word} recording={contribution} />
        )}
        <Row $gap="s3">
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
        </Row>
      </Text>
      <Row>
        {first && (
          <ButtonLink
            href={paths.word(first)}
            aria-label={`${action}: ${formatSubject(contribution)}`}
            onClick={() => startEditing(paths.word(first))}
          >
            {action}
          </ButtonLink>
        )}
        <WithdrawContribution contribution={contribution} />
      </Row>
    </LineItem>
  );
}

/** Whether the contribution waits or was rejected while its word is public. */
const isExample = (contribution: UserContribution): boolean =>
  contribution.kind === 'word' &&
  contribution.isPublished &&
  contribution.example !== null &&
  contribution.status !== EntryStatus.Approved;

const messages = defineMessages({
  translation: { id: 'contribution.translation', defaultMessage: 'Translation' },
  image: { id: 'contribution.image', defaultMessage: 'Picture' },
  recording: { id: 'contribution.recording', defaultMessage: 'Recording' },
  word: { id: 'contribution.word', defaultMessage: 'Word' },
  example: { id: 'contribution.example', defaultMessage: 'Example' },
  tag: { id: 'contribution.tag', defaultMessage: 'Tag' },
  look: { id: 'contribution.look', defaultMessage: 'View' },
  change: { id: 'contribution.change', defaultMessage: 'Change' },
});

const Small = styled(WordImage)`
  width: 4.5rem;
`;

const Text = styled(Stack)`
  flex: 1 1 20rem;
`;

/** Withdraws a contribution of any kind. */
function WithdrawContribution({ contribution }: { contribution: UserContribution }) {
  const api = useApi();
  return (
    <WithdrawButton
      subject={formatSubject(contribution)}
      entry={contribution}
      withdraw={() => withdraw(api, contribution)}
    />
  );
}

function withdraw(api: ApiClient, contribution: UserContribution): Promise<unknown> {
  const { kind, id } = contribution;
  if (kind === 'word') return withdrawWord(api, contribution.word.id);
  if (kind !== 'tag') return withdrawEntry(api, kind, id);
  return unlinkTag(api, { wordId: contribution.word.id, tagId: contribution.tag.id });
}

/** The words that a contribution is about. */
const listWords = (contribution: UserContribution) =>
  contribution.kind === 'translation' ? contribution.words : [contribution.word];

/** Distinguishes a contribution from others about the same word. */
const formatSubject = (contribution: UserContribution): string =>
  [
    ...listWords(contribution).map(({ text }) => text),
    ...(contribution.kind === 'tag' ? [contribution.tag.name] : []),
  ].join(' – ');
