import type { ColumnRole } from './columns.ts';

/** In the languages of many spreadsheets. */
const names: Record<ColumnRole, string> = {
  word: 'word|words|term|terms|front|text|expression|vocabulary|vocab|headword|lemma|lexeme|learnable|name|слово|слова|термин|выражение|wort|wörter|vokabel|vokabeln|begriff|mot|mots|terme|palabra|palabras|término|parola|parole|vocabolo|palavra|palavras|słowo|słówko|слова|単語|言葉|单词|单字|词语|단어|كلمة|מילה',
  translation:
    'translation|translations|definition|definitions|meaning|meanings|back|gloss|hint|перевод|переводы|значение|определение|übersetzung|übersetzungen|bedeutung|bedeutungen|traduction|traductions|signification|définition|traducción|traducciones|significado|definición|traduzione|traduzioni|significato|definizione|tradução|traduções|definição|tłumaczenie|znaczenie|переклад|значення|意味|意思|释义|翻译|翻訳|뜻|번역|ترجمة|معنى|תרגום',
  example:
    'example|examples|example sentence|sentence|sentences|context|phrase|fragment|пример|примеры|предложение|контекст|beispiel|beispiele|beispielsatz|satz|exemple|exemples|ejemplo|ejemplos|esempio|esempi|exemplo|exemplos|przykład|приклад|例文|例句|예문',
  exampleTranslation:
    'example translation|exampletranslation|translated example|sentence translation|sentence meaning|перевод примера|перевод предложения',
  reading:
    'reading|kana|furigana|hiragana|pinyin|zhuyin|stress|чтение|пиньинь|ударение|読み|読み方|ふりがな|よみ|拼音',
  ipa: 'ipa|pronunciation|transcription|phonetic|phonetics|транскрипция|произношение|транскрипція|вимова|aussprache|lautschrift|prononciation|pronunciación|pronuncia|pronúncia|wymowa|音标|発音',
  plural: 'plural|plurals|plural form|множественное число|множественное|mehrzahl|pluriel|plurale',
  article: 'article|gender|артикль|род|artikel|genus|geschlecht|genre|género|genere|gênero',
  speechPart: 'part of speech|pos|speechpart|часть речи|wortart',
  tag: 'tag|tags|topic|тег|теги|тема|метки|thema|etiquetas',
  note: 'note|notes|comment|comments|remark|remarks|заметка|заметки|комментарий|примечание|notiz|notizen|anmerkung|bemerkung|remarque|remarques|nota|notas|uwagi',
  mode: 'mode|вид',
  homograph: 'homograph|омоним',
  skip: 'id|pk|nr|no|n°|#|№|number|номер|status|extended status|importance|strength|last practiced|locale|hint locale|audio|image|url',
};

const roleOf = new Map<string, ColumnRole>(
  (Object.keys(names) as (keyof typeof names)[]).flatMap((role) =>
    names[role].split('|').map((name): [string, ColumnRole] => [name, role]),
  ),
);

export interface ColumnLanguages {
  /** BCP 47 codes: the learned language, and that of translations. */
  languages?: readonly string[] | undefined;
}

/** They may name columns in any list. */
const commonLanguages = 'en ru es de fr it pt uk pl ja zh ar he'.split(' ');

const foldName = (name: string): string =>
  name.normalize().trim().toLowerCase().replaceAll('_', ' ').replace(/[.:]$/, '');

/** What a column is by its name, which may be numbered: `Example 1`, `hint2 locale`. */
const findRole = (name: string): ColumnRole | undefined =>
  roleOf.get(name) ?? roleOf.get(name.replace(/ ?\d+/g, ''));

/** They say so only if no other name does: LingQ calls translations hints, and Notion words names. */
const weak: Partial<Record<ColumnRole, RegExp>> = { translation: /^hint/, word: /^name$/ };

/** What columns are by their names, which may be those of languages. */
export function nameColumns(
  written: readonly string[],
  { languages = [] }: ColumnLanguages,
): (ColumnRole | undefined)[] {
  const folded = written.map(foldName);
  const found = folded.map(findRole);
  const isWeak = (index: number) => {
    const role = found[index];
    return role !== undefined && weak[role]?.test(folded[index] ?? '') === true;
  };
  const sure = new Set(found.filter((_, index) => !isWeak(index)));
  const roles = found.map((role, index) => (isWeak(index) && sure.has(role) ? 'note' : role));
  const isKnown = roles.every((role, index) => role !== undefined || folded[index] === '');
  return isKnown ? roles : nameLanguages(folded, roles, languages.map(toBase));
}

/** Columns with the names of different languages have words and translations. */
function nameLanguages(
  folded: readonly string[],
  named: readonly (ColumnRole | undefined)[],
  languages: readonly string[],
): (ColumnRole | undefined)[] {
  const codeOf = readLanguageNames(languages);
  const codes = folded.map((name, index) => (named[index] ? undefined : codeOf.get(name)));
  const known = codes.filter((code) => code !== undefined);
  if (new Set(known).size < known.length) return [...named];
  const isLearned = known.includes(languages[0] ?? '');
  const roles = [...named];
  for (const [index, code] of codes.entries()) {
    if (code === undefined) continue;
    const isWord = isLearned ? code === languages[0] : code !== languages[1];
    const mayBeWord = isWord || named.includes('translation');
    roles[index] = mayBeWord && !roles.includes('word') ? 'word' : 'translation';
  }
  return roles;
}

const toBase = (code: string): string => code.split('-', 1)[0] ?? code;

/** Names of languages in English, Russian, their own language and those of the list. */
function readLanguageNames(languages: readonly string[]): Map<string, string> {
  const codes = new Set([...commonLanguages, ...languages]);
  const read = new Map<string, string>();
  for (const locale of codes) {
    const names = buildNames(locale);
    const isShared = ['en', 'ru', ...languages].includes(locale);
    for (const code of isShared ? codes : [locale]) {
      const name = names?.of(code);
      if (name !== undefined) read.set(foldName(name), code);
    }
  }
  return read;
}

function buildNames(locale: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' });
  } catch {
    return undefined;
  }
}

/** A row names columns if it names a word and something else, and nothing twice but translations. */
export function isHeaderRow(cells: readonly string[], languages: ColumnLanguages): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const roles = nameColumns(filled, languages).filter((role) => role !== undefined);
  const words = roles.filter((role) => role === 'word').length;
  const named = roles.filter((role) => !['word', 'mode', 'skip'].includes(role)).length;
  const isClear = named > 0 || roles.includes('mode');
  const least = roles.includes('translation') ? filled.length : filled.length + 1;
  return words === 1 && isClear && roles.length * 2 >= least;
}
