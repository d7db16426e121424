import { useAtomValue } from 'jotai';
import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundScreen } from '../general/not-found-screen.tsx';
import { HomeScreen } from '../home/home-screen.tsx';
import { settingsAtom } from '../settings/settings-atom.ts';
import { patterns } from './paths.ts';

const WordFeedScreen = lazy(async () => ({
  default: (await import('../word/word-feed-screen.tsx')).WordFeedScreen,
}));
const WordScreen = lazy(async () => ({
  default: (await import('../word/word-screen.tsx')).WordScreen,
}));
const ListFeedScreen = lazy(async () => ({
  default: (await import('../list/list-feed-screen.tsx')).ListFeedScreen,
}));
const ListScreen = lazy(async () => ({
  default: (await import('../list/list-screen.tsx')).ListScreen,
}));
const TableScreen = lazy(async () => ({
  default: (await import('../table/table-screen.tsx')).TableScreen,
}));
const QuizIndexScreen = lazy(async () => ({
  default: (await import('../quiz/quiz-index-screen.tsx')).QuizIndexScreen,
}));
const QuizSettingsScreen = lazy(async () => ({
  default: (await import('../quiz/quiz-settings-screen.tsx')).QuizSettingsScreen,
}));
export const QuizPlayScreen = lazy(async () => ({
  default: (await import('../quiz/quiz-play-screen.tsx')).QuizPlayScreen,
}));
const QuizResultsScreen = lazy(async () => ({
  default: (await import('../quiz/quiz-results-screen.tsx')).QuizResultsScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('../settings/settings-screen.tsx')).SettingsScreen,
}));

export function ScreenRoutes() {
  const { tranLangCode } = useAtomValue(settingsAtom);
  return (
    <Switch>
      <Route path={patterns.home}>
        <HomeScreen />
      </Route>
      <Route path={patterns.words}>{(params) => <WordFeedScreen {...params} />}</Route>
      <Route path={patterns.word}>{(params) => <WordScreen {...params} />}</Route>
      <Route path={patterns.lists}>{(params) => <ListFeedScreen {...params} />}</Route>
      <Route path={patterns.translatedList}>{(params) => <ListScreen {...params} />}</Route>
      <Route path={patterns.list}>
        {(params) => <ListScreen {...params} tranLangCode={tranLangCode} />}
      </Route>
      <Route path={patterns.table}>{(params) => <TableScreen {...params} />}</Route>
      <Route path={patterns.quizIndex}>
        <QuizIndexScreen />
      </Route>
      <Route path={patterns.quizResults}>
        <QuizResultsScreen />
      </Route>
      <Route path={patterns.quizSettings}>{(params) => <QuizSettingsScreen {...params} />}</Route>
      <Route path={patterns.settings}>
        <SettingsScreen />
      </Route>
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}
