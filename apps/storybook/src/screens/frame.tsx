import { HomeIcon, ListIcon, QuizIcon, SearchIcon, SettingsIcon, Shell } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface FrameProps {
  current: 'home' | 'words';
  children: ReactNode;
}

/** The shell around a screen of the app. */
export function Frame({ current, children }: FrameProps) {
  const text = useIntl().locale === 'ru' ? russian : english;
  return (
    <Shell
      homeHref="#home"
      railFooter={text.foot}
      destinations={[
        { href: '#home', label: text.home, icon: <HomeIcon />, isCurrent: current === 'home' },
        { href: '#words', label: text.words, icon: <SearchIcon />, isCurrent: current === 'words' },
        { href: '#lists', label: text.lists, icon: <ListIcon />, isCurrent: false },
        { href: '#quiz', label: text.quiz, icon: <QuizIcon />, isCurrent: false },
        { href: '#settings', label: text.settings, icon: <SettingsIcon />, isCurrent: false },
      ]}
    >
      {children}
    </Shell>
  );
}

const english = {
  home: 'Home',
  words: 'Words',
  lists: 'Lists',
  quiz: 'Quiz',
  settings: 'Settings',
  foot: 'Your words stay in this browser.',
};

const russian = {
  home: 'Главная',
  words: 'Слова',
  lists: 'Списки',
  quiz: 'Игра',
  settings: 'Настройки',
  foot: 'Ваши слова хранятся в этом браузере.',
};
