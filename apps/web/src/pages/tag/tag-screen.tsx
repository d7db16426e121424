import { useQuery } from '@tanstack/react-query';
import type { TagRecord } from '@wordhoard/contract';
import { tagFeedPage, tagPage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { EmptyState, SearchIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { WordCards } from '../../features/card/word-cards.tsx';
import { LanguageFeed } from '../../features/language/language-feed.tsx';
import { PlayLink } from '../../features/quiz/play-link.tsx';
import { tagQuery, tagWordFeedQuery } from '../../features/tag/queries.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

interface TagWordsProps {
  tag: TagRecord;
  langCode: string;
}

/** The words of a language with a tag. */
export function TagScreen({ code, langCode }: { code: string; langCode: string }) {
  const query = useQuery(tagQuery(useApiQueries(), code));
  return (
    <QueryView query={query} skeleton="card" isScreen>
      {(tag) => <TagWords key={tag.id} tag={tag} langCode={langCode} />}
    </QueryView>
  );
}

function TagWords({ tag: { code, name }, langCode }: TagWordsProps) {
  const intl = useIntl();
  const { tranLangCode } = useAtomValue(settingsAtom);
  return (
    <LanguageFeed
      page={tagPage(intl, { name, langCode })}
      back={{ href: paths.tags(langCode), label: tagFeedPage(intl, { langCode }).title }}
      query={useFeed(tagWordFeedQuery(useApi(), { code, langCode, tranLangCode }))}
      actions={
        <PlayLink
          variant="primary"
          quiz={{ source: { kind: 'tag', code, langCode }, tranLangCode }}
        />
      }
      empty={<EmptyState icon={<SearchIcon />} title={intl.formatMessage(messages.nothing)} />}
    >
      {(words, list) => <WordCards words={words} list={list} />}
    </LanguageFeed>
  );
}

const messages = defineMessages({
  nothing: { id: 'tag.nothing', defaultMessage: 'No words with this tag in this language yet' },
});
