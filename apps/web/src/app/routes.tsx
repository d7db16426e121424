import { useAtomValue } from 'jotai';
import { lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { NotFound } from '../general/not-found.tsx';
import { HomeScreen } from '../home/home-screen.tsx';
import { LanguagePage } from '../language/language-page.tsx';
import { settingsAtom } from '../settings/settings-atom.ts';
import { paths, patterns } from './paths.ts';
import { screens } from './screens.ts';

const WordFeedScreen = lazy(screens.wordFeedScreen);
const WordScreen = lazy(screens.wordScreen);
const NewWordScreen = lazy(screens.newWordScreen);
const ListFeedScreen = lazy(screens.listFeedScreen);
const ListScreen = lazy(screens.listScreen);
const NewListScreen = lazy(screens.newListScreen);
const PasteListScreen = lazy(screens.pasteListScreen);
const ImportWordsScreen = lazy(screens.importWordsScreen);
const NewTableScreen = lazy(screens.newTableScreen);
const ImportRowsScreen = lazy(screens.importRowsScreen);
const TableScreen = lazy(screens.tableScreen);
const QuizIndexScreen = lazy(screens.quizIndexScreen);
const QuizSettingsScreen = lazy(screens.quizSettingsScreen);
const NewQuizScreen = lazy(screens.newQuizScreen);
export const QuizPlayScreen = lazy(screens.quizPlayScreen);
const QuizResultsScreen = lazy(screens.quizResultsScreen);
const UserScreen = lazy(screens.userScreen);
const TableFeedScreen = lazy(screens.tableFeedScreen);
const LanguageScreen = lazy(screens.languageScreen);
const TagScreen = lazy(screens.tagScreen);
const SearchScreen = lazy(screens.searchScreen);
const ModerationScreen = lazy(screens.moderationScreen);
const SettingsScreen = lazy(screens.settingsScreen);
const SignInScreen = lazy(screens.signInScreen);
const SignUpScreen = lazy(screens.signUpScreen);
const SocialSignInScreen = lazy(screens.socialSignInScreen);
const TelegramSignInScreen = lazy(screens.telegramSignInScreen);
const ForgotPasswordScreen = lazy(screens.forgotPasswordScreen);
const ChangePasswordScreen = lazy(screens.changePasswordScreen);
const ResetPasswordScreen = lazy(screens.resetPasswordScreen);

export function ScreenRoutes() {
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  return (
    <Switch>
      <Route path={patterns.home}>
        <HomeScreen />
      </Route>
      <Route path={patterns.wordIndex}>
        <Redirect to={paths.words(learnLangCode)} replace />
      </Route>
      <Route path={patterns.listIndex}>
        <Redirect to={paths.lists(learnLangCode)} replace />
      </Route>
      <Route path={patterns.tableIndex}>
        <Redirect to={paths.tables(learnLangCode)} replace />
      </Route>
      <Route path={patterns.words}>
        {({ langCode }) => (
          <LanguagePage key={langCode} langCode={langCode}>
            <WordFeedScreen langCode={langCode} />
          </LanguagePage>
        )}
      </Route>
      <Route path={patterns.newWord}>
        <NewWordScreen />
      </Route>
      <Route path={patterns.word}>{(params) => <WordScreen {...params} />}</Route>
      <Route path={patterns.lists}>
        {({ langCode }) => (
          <LanguagePage key={langCode} langCode={langCode}>
            <ListFeedScreen langCode={langCode} />
          </LanguagePage>
        )}
      </Route>
      <Route path={patterns.newList}>
        <NewListScreen />
      </Route>
      <Route path={patterns.pasteList}>
        <PasteListScreen />
      </Route>
      <Route path={patterns.importWords}>{(params) => <ImportWordsScreen {...params} />}</Route>
      <Route path={patterns.translatedList}>{(params) => <ListScreen {...params} />}</Route>
      <Route path={patterns.list}>
        {(params) => <ListScreen {...params} tranLangCode={tranLangCode} />}
      </Route>
      <Route path={patterns.newTable}>
        <NewTableScreen />
      </Route>
      <Route path={patterns.importRows}>{(params) => <ImportRowsScreen {...params} />}</Route>
      <Route path={patterns.table}>{(params) => <TableScreen {...params} />}</Route>
      <Route path={patterns.quizIndex}>
        <QuizIndexScreen />
      </Route>
      <Route path={patterns.quizResults}>
        <QuizResultsScreen />
      </Route>
      <Route path={patterns.newQuiz}>
        <NewQuizScreen />
      </Route>
      <Route path={patterns.quizSettings}>{(params) => <QuizSettingsScreen {...params} />}</Route>
      <Route path={patterns.user}>{(params) => <UserScreen {...params} />}</Route>
      <Route path={patterns.userSection}>{(params) => <UserScreen {...params} />}</Route>
      <Route path={patterns.language}>{(params) => <LanguageScreen {...params} />}</Route>
      <Route path={patterns.tables}>
        {({ langCode }) => (
          <LanguagePage key={langCode} langCode={langCode}>
            <TableFeedScreen langCode={langCode} />
          </LanguagePage>
        )}
      </Route>
      <Route path={patterns.tag}>
        {(params) => (
          <LanguagePage key={params.langCode} langCode={params.langCode}>
            <TagScreen {...params} />
          </LanguagePage>
        )}
      </Route>
      <Route path={patterns.search}>
        <SearchScreen />
      </Route>
      <Route path={patterns.moderation}>
        <ModerationScreen />
      </Route>
      <Route path={patterns.moderationKind}>{(params) => <ModerationScreen {...params} />}</Route>
      <Route path={patterns.settings}>
        <SettingsScreen />
      </Route>
      <Route path={patterns.signIn}>
        <SignInScreen />
      </Route>
      <Route path={patterns.signUp}>
        <SignUpScreen />
      </Route>
      <Route path={patterns.socialSignIn}>
        <SocialSignInScreen />
      </Route>
      <Route path={patterns.telegramSignIn}>
        <TelegramSignInScreen />
      </Route>
      <Route path={patterns.forgotPassword}>
        <ForgotPasswordScreen />
      </Route>
      <Route path={patterns.changePassword}>
        <ChangePasswordScreen />
      </Route>
      <Route path={patterns.resetPassword}>
        <ResetPasswordScreen />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
