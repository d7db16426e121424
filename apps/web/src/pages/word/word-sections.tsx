import type { ImageRecord, ListRecord, TableRecord, TagWord, Word } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  color,
  Disclosure,
  ListIcon,
  Row,
  size,
  space,
  TableIcon,
  TagIcon,
  WordImage,
  type WordText,
} from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { EntryStatusNote } from '../../features/contribution/entry-status-note.tsx';
import { ImageCredit } from '../../features/image/image-credit.tsx';
import { RecordingDetails } from '../../features/recording/recording-details.tsx';
import { isSecretWord } from '../../features/word/queries.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';

interface WordCollectionsProps {
  lists: readonly ListRecord[];
  tables: readonly TableRecord[];
  tags: readonly TagWord[];
  langCode: string;
  tranLangCode: string;
}

/** The lists and tables that contain a word, and its tags. */
export function WordCollections({
  lists,
  tables,
  tags,
  langCode,
  tranLangCode,
}: WordCollectionsProps) {
  const { formatMessage } = useIntl();
  const isFitting = (table: TableRecord) => [langCode, tranLangCode].includes(table.langCode);
  const otherTables = tables.filter((table) => !isFitting(table));
  return (
    <>
      {lists.length + tables.length > 0 && (
        <Section title={formatMessage(messages.places)}>
          <Row as="ul" $gap="s4">
            {lists.map(({ id, slug, name }) => (
              <LinkItem
                key={id}
                icon={<ListIcon />}
                href={paths.list(slug, tranLangCode)}
                name={name}
              />
            ))}
            <TableItems tables={tables.filter(isFitting)} />
          </Row>
          {otherTables.length > 0 && (
            <Disclosure summary={formatMessage(messages.others, { count: otherTables.length })}>
              <Row as="ul" $gap="s4">
                <TableItems tables={otherTables} />
              </Row>
            </Disclosure>
          )}
        </Section>
      )}
      {tags.length > 0 && (
        <Section title={formatMessage(pageTitleMessages.tags)}>
          <Row as="ul" $gap="s4">
            {tags.map(({ id, tag: { code, name } }) => (
              <LinkItem key={id} icon={<TagIcon />} href={paths.tag(code, langCode)} name={name} />
            ))}
            <li>
              <AllTags href={paths.tags(langCode)}>{formatMessage(messages.allTags)}</AllTags>
            </li>
          </Row>
        </Section>
      )}
    </>
  );
}

const TableItems = ({ tables }: Pick<WordCollectionsProps, 'tables'>) =>
  tables.map(({ id, slug, name }) => (
    <LinkItem key={id} icon={<TableIcon />} href={paths.table(slug)} name={name} />
  ));

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

function LinkItem({ icon, href, name }: { icon: ReactNode; href: string; name: string }) {
  return (
    <li>
      <CollectionLink href={href}>
        {icon}
        <span dir="auto">{name}</span>
      </CollectionLink>
    </li>
  );
}

const CollectionLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  min-height: 2.75rem;
`;

const AllTags = styled(CollectionLink)`
  color: ${color.textMuted};
`;

interface MoreImagesProps {
  images: readonly ImageRecord[];
  word: WordText;
}

export function MoreImages({ images, word }: MoreImagesProps) {
  const { formatMessage } = useIntl();
  if (images.length === 0) return null;
  return (
    <Section title={formatMessage(messages.moreImages)}>
      <Images>
        {images.map((image) => (
          <li key={image.id}>
            <WordImage src={image.url} alt={word.text} word={word} />
            <Credit>
              <ImageCredit image={image} />
            </Credit>
          </li>
        ))}
      </Images>
    </Section>
  );
}

const Images = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space.s4};
`;

const Credit = styled.p`
  font-size: ${size.caption};
`;

/** The recordings of a word with their credits, which their licences require. */
export function WordRecordings({ word }: { word: Word }) {
  const { formatMessage } = useIntl();
  const recordings = word.recordingFeed.data.filter(
    ({ status }) => status !== EntryStatus.Rejected,
  );
  if (recordings.length === 0) return null;
  return (
    <Section title={formatMessage(messages.recordings)}>
      <ul>
        {recordings.map((recording) => (
          <Row as="li" $gap="s3" key={recording.id}>
            <RecordingDetails word={word} recording={recording} />
            <EntryStatusNote entry={recording} isSecret={isSecretWord(word)} />
          </Row>
        ))}
      </ul>
    </Section>
  );
}

const Heading = styled.h2`
  margin-block-end: ${space.s3};
  color: ${color.textMuted};
  font-size: ${size.body};
  font-weight: 600;
`;

const messages = defineMessages({
  places: { id: 'word.places', defaultMessage: 'Appears in' },
  others: {
    id: 'word.otherTables',
    defaultMessage: '{count, plural, one {# table} other {# tables}} of other languages',
  },
  allTags: { id: 'word.allTags', defaultMessage: 'All tags' },
  moreImages: { id: 'word.moreImages', defaultMessage: 'More pictures' },
  recordings: { id: 'word.recordings', defaultMessage: 'Recordings' },
});
