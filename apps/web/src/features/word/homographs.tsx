import type { Word } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, Headword, size, space, WordImage, WrittenWord } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../shared/routes/routes.ts';
import { chooseSense, toSpokenText, toWordText } from './word-text.ts';

/** Links to the other words of the same text, and to words that have it as a form, each with its picture and a short gloss. */
export function Homographs({
  homographs,
  lemmas = [],
}: Pick<Word, 'homographs'> & Partial<Pick<Word, 'lemmas'>>) {
  const { formatMessage, locale } = useIntl();
  const others = [...homographs, ...lemmas];
  if (others.length === 0) return null;
  return (
    <div>
      <Label>{formatMessage(messages.also)}</Label>
      <List aria-label={formatMessage(messages.label)}>
        {others.map(({ trans: [meaning], ...other }) => {
          const sense = meaning && chooseSense(meaning.sense, [locale, other.langCode]);
          return (
            <li key={other.id}>
              {other.image && <Picture src={other.image.url} alt="" />}
              <span>
                <Headword size="small" word={toSpokenText(other)} href={paths.word(other)} />{' '}
                <Gloss>
                  {meaning && <WrittenWord word={toWordText(meaning.dest)} />}
                  {sense && (
                    <>
                      {' · '}
                      <bdi lang={sense.lang}>{sense.text}</bdi>
                    </>
                  )}
                </Gloss>
              </span>
            </li>
          );
        })}
      </List>
    </div>
  );
}

const messages = defineMessages({
  label: { id: 'word.homographsLabel', defaultMessage: 'Other words with this text' },
  also: { id: 'word.homographs', defaultMessage: 'Also:' },
});

const Label = styled.span`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.s6};

  > li {
    display: flex;
    align-items: center;
    gap: ${space.s2};
    min-width: 0;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`;

const Picture = styled(WordImage)`
  flex: none;
  width: 2.25rem;
`;

const Gloss = styled.span`
  color: ${color.textMuted};
`;
