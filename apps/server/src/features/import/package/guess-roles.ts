import type { FoundPackage, ImportRole } from '@wordhoard/contract';
import { languageName } from '@wordhoard/i18n';
import { cleanAnkiField } from '@wordhoard/word-import';

/** The names of fields in shared decks. The first pattern that matches counts. */
const patterns: readonly (readonly [ImportRole, RegExp])[] = [
  ['skip', /audio|sound|image|picture|photo|media|colou?r|\bid\b|index|url|источник|звук|картинк/i],
  [
    'exampleTranslation',
    /(example|sentence|beispiel|пример|phrase).*(transl|meaning|перевод|übersetz)|(transl|перевод).*(example|sentence|пример)/i,
  ],
  ['example', /example|sentence|beispiel|exemple|ejemplo|пример|предложен|context/i],
  [
    'reading',
    /reading|kana|furigana|pinyin|romaji|romani[sz]|pronunc|transcri|\bipa\b|чтени|произнош|транскр/i,
  ],
  ['plural', /plural|мн\. ?ч|множеств/i],
  ['article', /^(article|artikel|артикль)$/i],
  ['speechPart', /part of speech|speech ?part|wortart|\bpos\b|часть речи/i],
  ['mode', /^mode$/i],
  ['homograph', /^homograph$/i],
  ['tag', /^tags?$/i],
  ['note', /note|hint|mnemonic|comment|remark|extra|memo|заметк|подсказ|примечан/i],
  [
    'translation',
    /back|transl|meaning|definition|gloss|answer|english|перевод|значени|rückseite|bedeutung|verso|respuesta|ответ/i,
  ],
  [
    'word',
    /front|word|expression|term|vocab|kanji|hanzi|headword|text|target|question|слов|термин|vorderseite|wort|recto|mot|palabra|вопрос/i,
  ],
];

/** What a field is that has the name of the learned language, or that of the language of translations. */
const ofLanguages = new Map<ImportRole | undefined, readonly [ImportRole, ImportRole]>([
  ...([undefined, 'word', 'translation'] as const).map(
    (role) => [role, ['word', 'translation']] as const,
  ),
  ['example', ['example', 'exampleTranslation']],
]);
const definition = /meaning|definition|gloss|значени|определени|bedeutung/i;

/** Whether a name is the code of a language, or has its name in English, in Russian or in the language itself. */
function isNamedAfter(name: string, langCode: string | undefined): boolean {
  const [code = ''] = langCode?.split('-') ?? [];
  if (code === '') return false;
  const words = name.toLowerCase().split(/[^\p{L}\p{Mark}]+/u);
  const names = ['en', 'ru', code].map((locale) => languageName(code, locale).toLowerCase());
  return name.trim().toLowerCase() === code || names.some((written) => words.includes(written));
}

/** The learned language, and that of translations. */
export interface ImportLanguages {
  langCode?: string | undefined;
  tranLangCode?: string | undefined;
}

type NoteType = Pick<FoundPackage['noteTypes'][number], 'fields' | 'samples'>;

/** What a field is by its name, and whether the name of a language tells it. */
function guessRole(name: string, { langCode, tranLangCode }: ImportLanguages) {
  const role = patterns.find(([, pattern]) => pattern.test(name))?.[0];
  const [isLearned, isTranslated] = [langCode, tranLangCode].map((code) =>
    isNamedAfter(name, code),
  );
  const [word, translation] = ofLanguages.get(role) ?? [];
  if (isLearned && !isTranslated && word && !definition.test(name))
    return { role: word, isSure: true };
  if (isTranslated && !isLearned && translation) return { role: translation, isSure: true };
  const isEnglish = role === 'example' && !isLearned && /english/i.test(name);
  return { role: isEnglish ? ('exampleTranslation' as const) : role, isSure: false };
}

/** Guesses what each field of a note type is: by its name, else the first text is the word and the next its translation. */
export function guessRoles(
  { fields, samples }: NoteType,
  languages: ImportLanguages = {},
): ImportRole[] {
  const guessed = fields.map((name) => guessRole(name, languages));
  const sure = new Set(guessed.flatMap(({ role, isSure }) => (isSure ? role : [])));
  const roles = guessed.map(({ role, isSure }) =>
    (role === 'word' || role === 'translation') && !isSure && sure.has(role) ? undefined : role,
  );
  const isText = fields.map((_, index) =>
    samples.some((sample) => cleanAnkiField(sample[index] ?? '').text !== ''),
  );
  const used = new Set<ImportRole>();
  const once = roles.map((role, index) => {
    if (role === undefined || role === 'skip') return role;
    const isNumbered = role === 'translation' && /\d$/.test(fields[index] ?? '');
    if (!isText[index] || (used.has(role) && !isNumbered)) return 'skip';
    used.add(role);
    return role;
  });
  for (const needed of ['word', 'translation'] as const) {
    if (used.has(needed)) continue;
    const free = once.findIndex((role, index) => role === undefined && isText[index]);
    if (free >= 0) once[free] = needed;
  }
  return once.map((role) => role ?? 'skip');
}
