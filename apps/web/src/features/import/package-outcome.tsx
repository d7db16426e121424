import type { ImportRecord, LeftOutReason } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  ButtonLink,
  ButtonRow,
  LineItem,
  Note,
  Notice,
  Section,
  Stack,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { UndoImport } from './undo-import.tsx';

interface PackageOutcomeProps {
  record: ImportRecord;
  onUndo: () => void;
  onLeave: () => void;
}

/** The outcome of an import: its lists and what was left out, or why it failed. */
export function PackageOutcome({ record, onUndo, onLeave }: PackageOutcomeProps) {
  const { formatMessage } = useIntl();
  const { state, error, stayed, result } = record;
  const kept = stayed === null ? 0 : Object.values(stayed).reduce((sum, one) => sum + one, 0);
  return (
    <Section title={formatMessage(titles[state === 'done' ? 'done' : 'none'])}>
      <Stack $gap="s5">
        {state === 'failed' && (
          <Notice tone="bad" role="alert">
            {error?.message} {formatMessage(messages.nothing)}
          </Notice>
        )}
        {state === 'cancelled' && <p role="status">{formatMessage(messages.cancelled)}</p>}
        {state === 'undone' && (
          <p role="status">
            {formatMessage(messages.undone)} {kept > 0 && formatMessage(messages.stayed, { kept })}
          </p>
        )}
        {state === 'done' && result && <Result result={result} />}
        <ButtonRow>
          {state === 'done' && (
            <ButtonLink variant="primary" href={paths.home()}>
              {formatMessage(messages.today)}
            </ButtonLink>
          )}
          <UndoImport record={record} onUndo={onUndo} />
          <Button onClick={onLeave}>{formatMessage(messages.another)}</Button>
        </ButtonRow>
      </Stack>
    </Section>
  );
}

function Result({ result }: { result: NonNullable<ImportRecord['result']> }) {
  const { formatMessage, formatNumber } = useIntl();
  const { tranLangCode } = useAtomValue(settingsAtom);
  const { counts, lists, leftOut } = result;
  const shown = (Object.keys(countMessages) as (keyof typeof counts)[]).filter(
    (name) => counts[name] > 0,
  );
  return (
    <Stack $gap="s4">
      <div role="status">
        <ul>
          {shown.map((name) => (
            <li key={name}>
              {formatMessage(countMessages[name])}: {formatNumber(counts[name])}
            </li>
          ))}
        </ul>
      </div>
      <ul>
        {lists.map(({ id, slug, name, wordCount }) => (
          <LineItem key={id}>
            <Link href={paths.list(slug, tranLangCode)}>{name}</Link>
            {formatMessage(messages.words, { words: wordCount })}
          </LineItem>
        ))}
      </ul>
      {leftOut.map(({ reason, count, examples }) => (
        <div key={reason}>
          {formatMessage(reasonMessages[reason])}: {formatNumber(count)}
          <Note dir="auto">{examples.join(' · ')}</Note>
        </div>
      ))}
    </Stack>
  );
}

const titles = defineMessages({
  done: { id: 'packageOutcome.done', defaultMessage: 'Imported' },
  none: { id: 'packageOutcome.none', defaultMessage: 'Not imported' },
});

const messages = defineMessages({
  nothing: { id: 'packageOutcome.nothing', defaultMessage: 'Nothing was imported.' },
  cancelled: {
    id: 'packageOutcome.cancelled',
    defaultMessage: 'Import cancelled. Nothing was kept.',
  },
  undone: { id: 'packageOutcome.undone', defaultMessage: 'The import is undone.' },
  stayed: {
    id: 'packageOutcome.stayed',
    defaultMessage:
      '{kept, plural, one {# item that you’ve changed or used since was kept.} other {# items that you’ve changed or used since were kept.}}',
  },
  words: {
    id: 'packageOutcome.words',
    defaultMessage: '{words, plural, one {# word} other {# words}}',
  },
  today: { id: 'packageOutcome.today', defaultMessage: 'Go to Today' },
  another: { id: 'packageOutcome.another', defaultMessage: 'Import something else' },
});

const countMessages = defineMessages({
  newWords: { id: 'importCount.newWords', defaultMessage: 'New words' },
  knownWords: { id: 'importCount.knownWords', defaultMessage: 'Already in Wordhoard' },
  joined: { id: 'importCount.joined', defaultMessage: 'Notes merged into one word' },
  translations: { id: 'importCount.translations', defaultMessage: 'New translations' },
  tags: { id: 'importCount.tags', defaultMessage: 'New tags' },
  pictures: { id: 'importCount.pictures', defaultMessage: 'Pictures' },
  sounds: { id: 'importCount.sounds', defaultMessage: 'Sounds' },
  reviews: { id: 'importCount.reviews', defaultMessage: 'Reviews' },
  leftOut: { id: 'importCount.leftOut', defaultMessage: 'Notes left out' },
});

const reasonMessages = defineMessages({
  noWord: { id: 'importReason.noWord', defaultMessage: 'Notes without a word' },
  typeUnknown: {
    id: 'importReason.typeUnknown',
    defaultMessage: 'Notes whose type the package doesn’t describe',
  },
  imageOcclusion: {
    id: 'importReason.imageOcclusion',
    defaultMessage: 'Notes that hide parts of a picture',
  },
  tooLong: { id: 'importReason.tooLong', defaultMessage: 'Words that are too long' },
  unreadable: { id: 'importReason.unreadable', defaultMessage: 'Notes that couldn’t be read' },
  exampleTooLong: {
    id: 'importReason.exampleTooLong',
    defaultMessage: 'Examples that are too long',
  },
  readingTooLong: {
    id: 'importReason.readingTooLong',
    defaultMessage: 'Readings that are too long',
  },
  noteTooLong: { id: 'importReason.noteTooLong', defaultMessage: 'Mnemonics that are too long' },
  tagUnknown: { id: 'importReason.tagUnknown', defaultMessage: 'Tags that don’t exist here' },
  tagExposed: {
    id: 'importReason.tagExposed',
    defaultMessage: 'Tags of words that everyone can see',
  },
  pictureUnusable: {
    id: 'importReason.pictureUnusable',
    defaultMessage: 'Pictures that are too small or too large, or missing',
  },
  soundUnusable: {
    id: 'importReason.soundUnusable',
    defaultMessage: 'Sounds that are too long, missing or in an unsupported format',
  },
  collectionMissing: {
    id: 'importReason.collectionMissing',
    defaultMessage: 'Lists and tables of other people that aren’t shared here any more',
  },
  suggestionKept: {
    id: 'importReason.suggestionKept',
    defaultMessage: 'Suggested answers, which stay with the account that sent them',
  },
}) satisfies Record<LeftOutReason, unknown>;
