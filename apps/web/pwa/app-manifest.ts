import { readFileSync } from 'node:fs';
import { colors } from '@wordhoard/ui/token';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const texts = {
  en: {
    description: 'Learn the words of a language with pictures, translations and sound.',
    review: 'Review',
    lesson: 'New lesson',
    search: 'Search',
    newWord: 'A new word in a lesson',
    word: 'A word with its picture and grammar',
  },
  ru: {
    description: 'Учите слова с картинками, переводами и звуком.',
    review: 'Повторить слова',
    lesson: 'Новый урок',
    search: 'Поиск',
    newWord: 'Новое слово на уроке',
    word: 'Слово с картинкой и грамматикой',
  },
};

const icons = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable.png', size: 512, purpose: 'maskable' },
  // Safari reads it from the HTML, and rounds its corners.
  { name: 'apple-touch-icon.png', size: 180, purpose: undefined },
] as const;

/** Writes what an installed app needs: a manifest in each language, and icons of all sizes. */
export function appManifest(): Plugin {
  return {
    name: 'app-manifest',
    apply: 'build',
    async generateBundle() {
      for (const locale of ['en', 'ru'] as const) {
        const source = JSON.stringify(describeApp(locale));
        this.emitFile({ type: 'asset', fileName: `manifest.${locale}.webmanifest`, source });
      }
      const logo = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
      const withoutCorners = logo.replace(/ rx="\d+"/, '');
      for (const { name, size, purpose } of icons) {
        const svg = Buffer.from(purpose === 'any' ? logo : withoutCorners);
        const source = await sharp(svg, { density: 1_000 }).resize(size).png().toBuffer();
        this.emitFile({ type: 'asset', fileName: name, source });
      }
    },
  };
}

function describeApp(locale: keyof typeof texts) {
  const text = texts[locale];
  return {
    id: '/',
    name: 'Wordhoard',
    short_name: 'Wordhoard',
    description: text.description,
    lang: locale,
    dir: 'ltr',
    scope: '/',
    start_url: '/',
    display: 'standalone',
    categories: ['education'],
    background_color: colors.canvas[0],
    theme_color: colors.canvas[0],
    icons: icons.flatMap(({ name, size, purpose }) =>
      purpose ? [{ src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
    screenshots: [
      screenshot('lesson', '390x844', 'narrow', text.newWord),
      screenshot('word', '1280x800', 'wide', text.word),
    ],
    shortcuts: [
      { name: text.review, url: '/?review' },
      { name: text.lesson, url: '/lesson' },
      { name: text.search, url: '/search' },
    ],
    share_target: {
      action: '/list/paste',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}

const screenshot = (name: string, sizes: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screenshot-${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: form,
  label,
});
