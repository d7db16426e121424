import { pagePatterns } from '@wordhoard/contract/page-address';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { LanguagePage } from '../features/language/language-page.tsx';
import { HomeScreen } from '../pages/home/home-screen.tsx';
import { NotFound } from '../shared/page/not-found.tsx';
import { routes, type ScreenKey } from '../shared/routes/routes.ts';
import { settingsAtom } from '../shared/settings/settings-atom.ts';
import { type LazyScreenKey, screens } from './screens.ts';

type Parameters = Readonly<Record<string, string | undefined>>;

/** The type of `screens` guarantees that each screen accepts the parameters of its routes. */
function createLazyScreens(): Record<LazyScreenKey, ComponentType<Parameters>> {
  const components = {} as Record<LazyScreenKey, ComponentType<Parameters>>;
  for (const key of Object.keys(screens) as LazyScreenKey[]) {
    components[key] = lazy(screens[key] as () => Promise<{ default: ComponentType<Parameters> }>);
  }
  return components;
}

const screenComponents: Record<ScreenKey, ComponentType<Parameters>> = {
  home: HomeScreen,
  ...createLazyScreens(),
};

const routeNames = Object.keys(routes) as (keyof typeof routes)[];

export function ScreenRoutes() {
  const { learnLangCode } = useAtomValue(settingsAtom);
  return (
    <Switch>
      {routeNames.map((name) => {
        const route = routes[name];
        return 'redirectTo' in route ? (
          <Route key={name} path={pagePatterns[name]}>
            <Redirect to={route.redirectTo(learnLangCode)} replace />
          </Route>
        ) : (
          // Routes of one screen share a key: the screen stays when only the path changes.
          <Route key={route.screen} path={pagePatterns[name]}>
            {(parameters: Parameters) => <RoutedScreen route={route} parameters={parameters} />}
          </Route>
        );
      })}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

interface RoutedScreenProps {
  route: { screen: ScreenKey; requiresLanguage?: true };
  parameters: Parameters;
}

function RoutedScreen({ route: { screen, requiresLanguage }, parameters }: RoutedScreenProps) {
  const Screen = screenComponents[screen];
  const { langCode } = parameters;
  if (!requiresLanguage || langCode === undefined) return <Screen {...parameters} />;
  return (
    <LanguagePage key={langCode} langCode={langCode}>
      <Screen {...parameters} />
    </LanguagePage>
  );
}
