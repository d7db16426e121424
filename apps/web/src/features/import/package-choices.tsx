import { ApiFailure } from '@wordhoard/api-client';
import type { FoundPackage, ImportRecord, ImportRole } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  ButtonRow,
  Checkbox,
  Note,
  Notice,
  Section,
  Select,
  Stack,
  space,
} from '@wordhoard/ui';
import { columnRoles } from '@wordhoard/word-import';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { showFailureAtom } from '../../shared/toast/failure-text.tsx';
import { LanguagePair } from '../language/language-pair.tsx';
import { roleMessages } from './column-role-names.ts';
import { CommaChoice } from './comma-choice.tsx';
import { startImport } from './queries.ts';

interface PackageChoicesProps {
  record: ImportRecord;
  onStart: () => void;
  onCancel: () => void;
}

type NoteType = FoundPackage['noteTypes'][number];

/** The words of an account are in no notes, and no commas separate their translations. */
const isAccount = ({ noteTypes, commas }: FoundPackage): boolean =>
  noteTypes.length === 0 && commas === undefined;

const nothingFound: FoundPackage = {
  noteTypes: [],
  decks: [],
  noteCount: 0,
  reviewCount: 0,
  mediaCount: 0,
  mediaBytes: 0,
};

/** Shows what a package holds, and asks what its fields are and which decks to bring. */
export function PackageChoices({ record, onStart, onCancel }: PackageChoicesProps) {
  const { formatMessage } = useIntl();
  const found = record.found ?? nothingFound;
  const choices = useChoices(record.id, found, onStart);
  const { roles, setRoles, commas, setCommas, left, setLeft, isReady, start } = choices;

  return (
    <>
      <Section title={record.name}>
        <Summary found={found} />
        {isAccount(found) || <LanguagePair />}
      </Section>
      {found.noteTypes.map((type) => (
        <Fields
          key={type.id}
          type={type}
          roles={roles.get(type.id) ?? []}
          onChange={(changed) => setRoles(new Map(roles).set(type.id, changed))}
        />
      ))}
      {isAccount(found) || (
        <Section title={formatMessage(messages.translations)}>
          <CommaChoice commas={commas} onChange={setCommas} />
        </Section>
      )}
      <Section title={formatMessage(isAccount(found) ? messages.collections : messages.decks)}>
        {isAccount(found) || <Note>{formatMessage(messages.decksHint)}</Note>}
        <DeckChoices decks={found.decks} left={left} onChange={setLeft} />
      </Section>
      {found.reviewCount > 0 && (
        <Section title={formatMessage(messages.reviews)}>
          <Checkbox
            label={formatMessage(messages.withReviews)}
            checked={choices.withReviews}
            onChange={({ target }) => choices.setWithReviews(target.checked)}
          />
        </Section>
      )}
      {isReady || <Notice tone="waiting">{formatMessage(messages.noWord)}</Notice>}
      <ButtonRow>
        <Button variant="primary" disabled={!isReady} onClick={() => void start()}>
          {formatMessage(messages.start)}
        </Button>
        <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>
      </ButtonRow>
    </>
  );
}

function useChoices(id: string, found: FoundPackage, onStart: () => void) {
  const { noteTypes, decks } = found;
  const api = useApi();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const [roles, setRoles] = useState(() => new Map(noteTypes.map((one) => [one.id, one.roles])));
  const [commas, setCommas] = useState(found.commas ?? false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [withReviews, setWithReviews] = useState(true);
  const showFailure = useSetAtom(showFailureAtom);
  const chosen = noteTypes.filter((type) => roles.get(type.id)?.includes('word'));

  async function start(): Promise<void> {
    try {
      await startImport(api, {
        id,
        langCode,
        tranLangCode,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        withReviews,
        ...(!isAccount(found) && { commas }),
        noteTypes: chosen.map((type) => ({ id: type.id, roles: roles.get(type.id) ?? [] })),
        deckIds: decks.flatMap((deck) => (left.has(deck.id) ? [] : [deck.id])),
      });
      onStart();
    } catch (cause) {
      if (cause instanceof ApiFailure) showFailure(cause);
    }
  }
  const isReady = isAccount(found) || (chosen.length > 0 && left.size < decks.length);
  return {
    ...{ roles, setRoles, commas, setCommas, left, setLeft, withReviews, setWithReviews },
    ...{ isReady, start },
  };
}

function Summary({ found }: { found: FoundPackage }) {
  const { formatMessage, formatNumber } = useIntl();
  const { noteCount, decks, reviewCount, mediaCount, mediaBytes } = found;
  const megabytes = Math.max(1, Math.round(mediaBytes / 1_048_576));
  const size = formatNumber(megabytes, { style: 'unit', unit: 'megabyte' });
  return (
    <p role="status">
      {formatMessage(isAccount(found) ? messages.account : messages.found, {
        notes: noteCount,
        decks: decks.length,
      })}{' '}
      {formatMessage(messages.history, { reviews: reviewCount })}{' '}
      {isAccount(found) || formatMessage(messages.media, { files: mediaCount, size })}
    </p>
  );
}

interface DeckChoicesProps {
  decks: FoundPackage['decks'];
  /** The ids of those that are left out. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

function DeckChoices({ decks, left, onChange }: DeckChoicesProps) {
  const { formatMessage } = useIntl();
  function choose(id: string, isChosen: boolean): void {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    onChange(next);
  }
  return (
    <Decks>
      {decks.map(({ id, name, noteCount }) => (
        <Checkbox
          key={id}
          label={formatMessage(messages.deck, {
            name: name.replaceAll('::', ' · '),
            notes: noteCount,
          })}
          checked={!left.has(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ))}
    </Decks>
  );
}

interface FieldsProps {
  type: NoteType;
  roles: readonly ImportRole[];
  onChange: (roles: ImportRole[]) => void;
}

/** What each field of a note type is, beside what some notes have in it. */
function Fields({ type, roles, onChange }: FieldsProps) {
  const { formatMessage } = useIntl();
  const options = columnRoles.map((value) => ({
    value,
    label: formatMessage(value === 'skip' ? messages.skip : roleMessages[value]),
  }));
  const choose = (at: number, role: string) =>
    onChange(
      roles.map((one, index) => chooseRole(one, { role: role as ImportRole, isIt: index === at })),
    );
  return (
    <Section title={formatMessage(messages.noteType, { name: type.name, notes: type.noteCount })}>
      <FieldList>
        {type.fields.map((name, index) => (
          <li key={name}>
            <Select
              label={name}
              options={options}
              value={roles[index] ?? 'skip'}
              onChange={({ target }) => choose(index, target.value)}
            />
            <Samples dir="auto">
              {type.samples
                .map((sample) => sample[index] ?? '')
                .filter((text) => text !== '')
                .join(' · ') || formatMessage(messages.empty)}
            </Samples>
          </li>
        ))}
      </FieldList>
    </Section>
  );
}

/** A note has one word, so the field that was the word before is left out. */
const chooseRole = (
  before: ImportRole,
  { role, isIt }: { role: ImportRole; isIt: boolean },
): ImportRole => {
  if (isIt) return role;
  return role === 'word' && before === 'word' ? 'skip' : before;
};

const messages = defineMessages({
  found: {
    id: 'packageChoices.found',
    defaultMessage:
      '{notes, plural, one {# note} other {# notes}} in {decks, plural, one {# deck} other {# decks}}.',
  },
  account: {
    id: 'packageChoices.account',
    defaultMessage:
      '{notes, plural, one {# word} other {# words}}, {decks, plural, one {# list or table} other {# lists and tables}}.',
  },
  collections: { id: 'packageChoices.collections', defaultMessage: 'Lists and tables' },
  history: {
    id: 'packageChoices.history',
    defaultMessage: '{reviews, plural, =0 {No reviews.} one {# review.} other {# reviews.}}',
  },
  media: {
    id: 'packageChoices.media',
    defaultMessage:
      '{files, plural, =0 {No pictures or sounds.} one {# picture or sound, {size}.} other {# pictures and sounds, {size}.}}',
  },
  skip: { id: 'importRole.skip', defaultMessage: 'Pictures and sounds only' },
  noteType: {
    id: 'packageChoices.noteType',
    defaultMessage: '{name}: {notes, plural, one {# note} other {# notes}}',
  },
  empty: { id: 'packageChoices.empty', defaultMessage: 'Empty in the first notes' },
  decks: { id: 'packageChoices.decks', defaultMessage: 'Decks' },
  decksHint: {
    id: 'packageChoices.decksHint',
    defaultMessage:
      'Each becomes a list that only you see. A deck with more than 1,000 words becomes several lists.',
  },
  translations: { id: 'packageChoices.translations', defaultMessage: 'Translations' },
  deck: {
    id: 'packageChoices.deck',
    defaultMessage: '{name}: {notes, plural, one {# note} other {# notes}}',
  },
  reviews: { id: 'packageChoices.reviews', defaultMessage: 'Reviews' },
  withReviews: {
    id: 'packageChoices.withReviews',
    defaultMessage: 'Bring my reviews: what I know stays known',
  },
  noWord: {
    id: 'packageChoices.noWord',
    defaultMessage: 'Choose at least one field as the word.',
  },
  start: { id: 'packageChoices.start', defaultMessage: 'Import' },
  cancel: { id: 'packageChoices.cancel', defaultMessage: 'Cancel' },
});

const FieldList = styled.ul`
  display: grid;
  gap: ${space.s5};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    align-content: start;
    gap: ${space.s1};
    min-width: 0;
  }
`;

const Samples = styled(Note)`
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;

const Decks = styled(Stack)`
  max-height: 24rem;
  overflow-y: auto;
`;
