import { ButtonLink, size, space, TagIcon } from '@wordhoard/ui';
import { memo, type ReactNode } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../shared/routes/routes.ts';
import { WordRows } from '../card/word-rows.tsx';
import { ListCards } from '../list/list-cards.tsx';
import { TableCards } from '../table/table-cards.tsx';
import type { Found } from './queries.ts';

interface SearchGroupsProps {
  found: Found;
  /** The text of the search. */
  text: string;
  learnLangCode: string;
}

/** The server returns at most this many words. */
const fullPage = 12;

/** The results, grouped by kind. Memoised, because the field rerenders on every key. */
export const SearchGroups = memo(function Groups({
  found,
  text,
  learnLangCode,
}: SearchGroupsProps) {
  const { formatMessage } = useIntl();
  const { words, lists, tables, tags, isElsewhere } = found;
  const hasMoreWords = words.length === fullPage && !isElsewhere;
  return (
    <>
      {words.length > 0 && (
        <Group title={formatMessage(messages.words)}>
          <WordRows words={words} />
          {hasMoreWords && (
            <More href={paths.wordsLike(learnLangCode, text)}>
              {formatMessage(messages.allWords, { text })}
            </More>
          )}
        </Group>
      )}
      {lists.length > 0 && (
        <Group title={formatMessage(messages.lists)}>
          <ListCards lists={lists} headingAs="h3" />
        </Group>
      )}
      {tables.length > 0 && (
        <Group title={formatMessage(messages.tables)}>
          <TableCards tables={tables} headingAs="h3" />
        </Group>
      )}
      {tags.length > 0 && (
        <Group title={formatMessage(messages.tags)}>
          <Tags>
            {tags.map(({ id, code, name }) => (
              <li key={id}>
                <ButtonLink icon={<TagIcon />} href={paths.tag(code, learnLangCode)}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </Tags>
        </Group>
      )}
    </>
  );
});

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <h2>{title}</h2>
      {children}
    </Section>
  );
}

const messages = defineMessages<{
  words: NoMessageValues;
  allWords: { text: string };
  lists: NoMessageValues;
  tables: NoMessageValues;
  tags: NoMessageValues;
}>({
  words: { id: 'search.words', defaultMessage: 'Words' },
  allWords: { id: 'search.allWords', defaultMessage: 'All words with “{text}”' },
  lists: { id: 'search.lists', defaultMessage: 'Lists' },
  tables: { id: 'search.tables', defaultMessage: 'Tables' },
  tags: { id: 'search.tags', defaultMessage: 'Tags' },
});

const Section = styled.section`
  display: grid;
  gap: ${space.s4};
  margin-block-end: ${space.s12};

  > h2 {
    font-size: ${size.lead};
  }
`;

const More = styled(ButtonLink)`
  justify-self: start;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
