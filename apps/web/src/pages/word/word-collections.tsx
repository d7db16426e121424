import type { ListRecord, TableRecord, TagWord } from '@wordhoard/contract';
import { color, ListIcon, space, TableIcon, TagIcon } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../shared/routes/routes.ts';
import { PartHeading } from './part-heading.ts';

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
  return (
    <>
      {lists.length + tables.length > 0 && (
        <Section title={formatMessage(messages.places)}>
          {lists.map(({ id, slug, name }) => (
            <LinkItem
              key={id}
              icon={<ListIcon />}
              href={paths.list(slug, tranLangCode)}
              name={name}
            />
          ))}
          {tables.map(({ id, slug, name }) => (
            <LinkItem key={id} icon={<TableIcon />} href={paths.table(slug)} name={name} />
          ))}
        </Section>
      )}
      {tags.length > 0 && (
        <Section title={formatMessage(messages.tags)}>
          {tags.map(({ id, tag: { code, name } }) => (
            <LinkItem key={id} icon={<TagIcon />} href={paths.tag(code, langCode)} name={name} />
          ))}
          <li>
            <AllTags href={paths.tags(langCode)}>{formatMessage(messages.allTags)}</AllTags>
          </li>
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <PartHeading>{title}</PartHeading>
      <Links>{children}</Links>
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

const messages = defineMessages({
  places: { id: 'word.places', defaultMessage: 'Appears in' },
  tags: { id: 'word.tags', defaultMessage: 'Tags' },
  allTags: { id: 'word.allTags', defaultMessage: 'All tags' },
});

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s6};
`;

const CollectionLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  min-height: 2.75rem;
`;

const AllTags = styled(CollectionLink)`
  color: ${color.textMuted};
`;
