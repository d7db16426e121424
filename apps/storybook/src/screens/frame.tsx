import { ListIcon, QuizIcon, Shell, TodayIcon, UserIcon, WordIcon } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface FrameProps {
  current: 'today' | 'words';
  children: ReactNode;
}

/** The shell around a screen of the app. */
export function Frame({ current, children }: FrameProps) {
  const text = useIntl().locale === 'ru' ? russian : english;
  return (
    <Shell
      homeHref="#today"
      railFooter={text.foot}
      destinations={[
        { href: '#today', label: text.today, icon: <TodayIcon />, isCurrent: current === 'today' },
        { href: '#practise', label: text.practise, icon: <QuizIcon />, isCurrent: false },
        { href: '#words', label: text.words, icon: <WordIcon />, isCurrent: current === 'words' },
        { href: '#lists', label: text.lists, icon: <ListIcon />, isCurrent: false },
        { href: '#profile', label: text.profile, icon: <UserIcon />, isCurrent: false },
      ]}
    >
      {children}
    </Shell>
  );
}

const english = {
  today: 'Today',
  practise: 'Practise',
  words: 'Words',
  lists: 'Lists',
  profile: 'Profile',
  foot: 'Saved on this device only.',
};

const russian = {
  today: 'Сегодня',
  practise: 'Тренировка',
  words: 'Слова',
  lists: 'Списки',
  profile: 'Профиль',
  foot: 'Сохранено только на этом устройстве.',
};

const lightEnglish = { theme: 'light', locale: 'en' };
const darkRussian = { theme: 'dark', locale: 'ru' };
const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };

/** The looks in which designers review a screen. The toolbar offers further ones for components. */
export const looks = {
  phone: { globals: { ...phone, ...lightEnglish } },
  phoneDarkRussian: { globals: { ...phone, ...darkRussian } },
  desktop: { globals: { ...desktop, ...lightEnglish } },
  desktopDarkRussian: { globals: { ...desktop, ...darkRussian } },
};
