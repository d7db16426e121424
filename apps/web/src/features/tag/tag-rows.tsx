import type { TagOfLanguage } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, family, linkArea, Note, space, TranslationLine } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { paths } from '../../shared/routes/routes.ts';

interface TagRowsProps {
  tags: readonly TagOfLanguage[];
  langCode: string;
  list: FeedListProps;
}

/** The tags of a language, each with its first words and its number of words. */
export function TagRows({ tags, langCode, list: { rendered, ...list } }: TagRowsProps) {
  const { formatMessage } = useIntl();
  return (
    <Rows {...list}>
      {tags.map(({ id, code, name, wordCount, firstWords }, index) => (
        <Row
          key={id}
          aria-setsize={rendered?.total}
          aria-posinset={rendered && rendered.skipped + index + 1}
        >
          <div>
            <a href={paths.tag(code, langCode)} dir="auto">
              {name}
            </a>
            <Words translations={firstWords.map((text) => ({ text, lang: langCode }))} />
          </div>
          <Note as="span">{formatMessage(messages.words, { count: wordCount })}</Note>
        </Row>
      ))}
    </Rows>
  );
}

const messages = defineMessages({
  words: {
    id: 'tagRows.words',
    defaultMessage: '{count, plural, one {# word} other {# words}}',
  },
});

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  column-gap: ${space.s8};
`;

const Row = styled.li`
  ${linkArea}
  display: flex;
  align-items: baseline;
  gap: ${space.s4};
  padding-block: ${space.s3};
  border-block-end: 1px solid ${color.hairline};

  > div {
    flex: 1;
    min-width: 0;
  }

  a {
    color: ${color.text};
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  a:hover {
    color: ${color.accent};
  }
`;

const Words = styled(TranslationLine)`
  font-family: ${family.word};
`;
