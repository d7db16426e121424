import { useQuery } from '@tanstack/react-query';
import { tagPage } from '@wordhoard/i18n';
import { EmptyState, SearchIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { paths } from '../app/paths.ts';
import { QueryView } from '../feed/query-view.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { LanguageFeed } from '../language/language-feed.tsx';
import { PlayLink } from '../quiz/play-link.tsx';
import { settingsAtom } from '../settings/settings-atom.ts';
import { WordCards } from '../word/word-cards.tsx';
import { tagQuery, tagWordFeedQuery } from './tag-queries.ts';

interface TagScreenProps {
  code: string;
  langCode: string;
}

/** The words of a language that carry a tag. */
export function TagScreen({ code, langCode }: TagScreenProps) {
  const query = useQuery(tagQuery(useApi(), code));
  return (
    <QueryView query={query} skeleton="card" isScreen>
      {(tag) => <TagWords key={tag.id} code={tag.code} langCode={langCode} />}
    </QueryView>
  );
}

function TagWords({ code, langCode }: TagScreenProps) {
  const intl = useIntl();
  const { tranLangCode } = useAtomValue(settingsAtom);
  return (
    <LanguageFeed
      page={tagPage(intl, { code, langCode })}
      query={useFeed(tagWordFeedQuery(useApi(), { code, langCode, tranLangCode }))}
      actions={
        <PlayLink
          variant="primary"
          wish={{ source: { kind: 'tag', code, langCode }, tranLangCode }}
        />
      }
      pathTo={(otherLangCode) => paths.tag(code, otherLangCode)}
      empty={<EmptyState icon={<SearchIcon />} title={intl.formatMessage(messages.nothing)} />}
    >
      {(words, list) => <WordCards words={words} list={list} />}
    </LanguageFeed>
  );
}

const messages = defineMessages({
  nothing: { id: 'tag.nothing', defaultMessage: 'No words with this tag in this language yet' },
});
