import type { FoundPackage, ImportRole } from '@wordhoard/contract';
import { cleanAnkiField } from '@wordhoard/word-import';

/** The names of fields in shared decks. The first pattern that matches counts. */
const patterns: readonly (readonly [ImportRole, RegExp])[] = [
  ['skip', /audio|sound|image|picture|photo|media|colou?r|\bid\b|index|url|источник|звук|картинк/i],
  [
    'exampleTranslation',
    /(example|sentence|beispiel|пример|phrase).*(transl|meaning|english|перевод|übersetz)|(transl|перевод).*(example|sentence|пример)/i,
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

type NoteType = Pick<FoundPackage['noteTypes'][number], 'fields' | 'samples'>;

/** Guesses what each field of a note type is: by its name, else the first text is the word and the next its translation. */
export function guessRoles({ fields, samples }: NoteType): ImportRole[] {
  const roles: (ImportRole | undefined)[] = fields.map(
    (name) => patterns.find(([, pattern]) => pattern.test(name))?.[0],
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
