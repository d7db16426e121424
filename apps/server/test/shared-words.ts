import { EntryStatus, Knowing, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { foldForSearch, wordKey } from '@wordhoard/contract/text';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../src/platform/database/database.ts';
import { quizOf } from './matrix/world.ts';

export interface Identified {
  id: string;
}

export interface SharedWord extends Identified {
  text: string;
  langCode: string;
}

interface Proposal {
  by?: Identified | undefined;
  status?: EntryStatus;
  reason?: string;
}

const { Approved } = EntryStatus;

/**
 * Inserts rows in the format before the migration `0013_contributions`, when learners who created the
 * same word, or proposed the same translation, shared its row.
 */
export class SharedWords {
  readonly #database: Database;
  #time = Date.UTC(2026, 0, 1);

  constructor(database: Database) {
    this.#database = database;
  }

  async user(username: string, role: UserRole = UserRole.Learner): Promise<Identified> {
    const id = newId();
    await this.#insert('app_user', { id, username, role, learn: 'eo', created_at: this.#now() });
    return { id };
  }

  /** Authors are in the order of their contributions. Those of a private word have `Privacy.Private`. */
  async word(
    text: string,
    {
      authors = [],
      ...columns
    }: {
      authors?: readonly (readonly [Identified, Privacy])[];
      lang_code?: string;
      status?: EntryStatus;
      example?: string;
      reason?: string;
      licence?: string;
    } = {},
  ): Promise<SharedWord> {
    const word = { id: newId(), text, lang_code: 'eo', status: Approved, ...columns };
    const folded = { key: wordKey(text), search_text: foldForSearch(text) };
    const common = { mode: 1, active: true, speech_part_ids: [6] };
    await this.#insert('word', { ...word, ...folded, ...common });
    for (const [{ id: user_id }, privacy] of authors) {
      const created_at = this.#now();
      await this.#insert('word_author', { word_id: word.id, user_id, privacy, created_at });
    }
    return { id: word.id, text, langCode: word.lang_code };
  }

  /** The seconders proposed the same translation, and saw it before its approval. */
  async translation(
    words: readonly [SharedWord, SharedWord],
    {
      seconders = [],
      licence,
      ...proposal
    }: Proposal & { seconders?: readonly Identified[]; licence?: string } = {},
  ): Promise<Identified> {
    const [low, high] = words.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const sides = { low_word_id: low?.id, high_word_id: high?.id };
    const langCodes = { low_lang_code: low?.langCode, high_lang_code: high?.langCode };
    const row = { ...this.#proposed(proposal), ...sides, ...langCodes, speech_part_id: 6, licence };
    await this.#insert('translation', row);
    for (const { id: user_id } of seconders) {
      const second = { translation_id: row.id, user_id, created_at: this.#now() };
      await this.#insert('translation_seconder', second);
    }
    return { id: row.id };
  }

  async pin({ id: user_id }: Identified, word: Identified, translation: Identified) {
    await this.#insert('translation_pin', {
      user_id,
      word_id: word.id,
      translation_id: translation.id,
    });
  }

  async tag(code: string, word_count = 0): Promise<Identified> {
    const id = newId();
    await this.#insert('tag', { id, code, word_count });
    return { id };
  }

  async tagWord({ id: tag_id }: Identified, word: SharedWord, proposal: Proposal) {
    const link = { tag_id, word_id: word.id, lang_code: word.langCode };
    await this.#insert('tag_word', { ...this.#proposed(proposal), ...link });
  }

  /** An uploaded image with its credit. */
  async upload(digest: string, source: string): Promise<Identified> {
    const id = newId();
    await this.#insert('image', { id, url: `/image/${digest}.webp`, licence: 'CC0', source });
    const stored = { digest, byte_count: 1, created_at: this.#now() };
    await this.#insert('upload', { ...stored, image_id: id });
    return { id };
  }

  async wordImage({ id: image_id }: Identified, { id: word_id }: Identified, proposal: Proposal) {
    await this.#insert('word_image', { ...this.#proposed(proposal), image_id, word_id });
  }

  async list(by: Identified, words: readonly Identified[], privacy: Privacy): Promise<Identified> {
    const id = newId();
    const name = { slug: `list-${id}`, name: 'Listo', note: '', search_text: 'listo' };
    const row = { id, ...name, lang_code: 'eo', privacy, user_id: by.id, created_at: this.#now() };
    await this.#insert('list', { ...row, word_count: words.length });
    for (const [position, { id: word_id }] of words.entries()) {
      await this.#insert('list_word', { list_id: id, word_id, position: position + 1 });
    }
    return { id };
  }

  /** A list of the starter content. */
  async starterList(slug: string, langCode: string, localizedName: Record<string, string>) {
    const names = Object.values(localizedName).join(' ').toLowerCase();
    const name = { name: localizedName['en'], note: '', search_text: names };
    const localized = { localized_name: localizedName, localized_note: { en: '', ru: '' } };
    const row = { id: newId(), slug, lang_code: langCode, privacy: Privacy.Public, word_count: 0 };
    await this.#insert('list', { ...row, ...name, ...localized });
  }

  async table(by: Identified, words: readonly Identified[], privacy: Privacy): Promise<Identified> {
    const [id, column_id, row_id] = [newId(), newId(), newId()];
    const name = { slug: `table-${id}`, name: 'Tabelo', note: '', search_text: 'tabelo' };
    const size = { column_count: 1, row_count: 1 };
    const owned = { lang_code: 'eo', privacy, user_id: by.id, created_at: this.#now() };
    await this.#insert('word_table', { id, ...name, ...size, ...owned });
    await this.#insert('table_column', { id: column_id, table_id: id, position: 1, name: 'Vorto' });
    await this.#insert('table_row', { id: row_id, table_id: id, position: 1 });
    await this.#insert('table_cell', { row_id, column_id });
    for (const [position, { id: word_id }] of words.entries()) {
      await this.#insert('table_cell_word', { row_id, column_id, position, word_id });
    }
    return { id };
  }

  /** Refers to a word from a learner's list, table, knowledge, quiz and suggestion. */
  async use(by: Identified, { id: word_id, langCode }: SharedWord): Promise<void> {
    const own = { user_id: by.id, word_id };
    await this.list(by, [{ id: word_id }], Privacy.Private);
    await this.table(by, [{ id: word_id }], Privacy.Private);
    const known = { knowing: Knowing.Known, right_days: 3, changed_at: this.#now() };
    await this.#insert('user_word', { ...own, ...known, lang_code: langCode });
    await this.#play(by, word_id);
    const answer = { id: newId(), lang_code: 'ia', text: 'responso', created_at: this.#now() };
    await this.#insert('answer_suggestion', { ...own, ...answer, status: EntryStatus.Pending });
  }

  async #play({ id: user_id }: Identified, word_id: string): Promise<void> {
    const [quiz_id, now] = [newId(), this.#now()];
    const asked = quizOf({ kind: 'words', ids: [word_id], langCode: 'eo' });
    const settings = {
      ...asked,
      tranLangCode: 'de',
      mode: 1,
      count: 1,
      direction: 'forward',
      seed: 1,
    };
    const quiz = { settings, pairs: [{ wordId: word_id, code: 'cards' }], pair_index: 0 };
    await this.#insert('quiz', { id: quiz_id, user_id, ...quiz, created_at: now, changed_at: now });
    const verdict = { code: 'cards', verdict: 'exact', is_right: true, answer: '' };
    const before = { before: {}, knowing_before: Knowing.Unknown };
    const times = { day: '2026-01-01', answered_at: now, milliseconds: 900, is_hinted: false };
    await this.#insert('quiz_result', {
      quiz_id,
      word_id,
      place: 1,
      ...verdict,
      ...before,
      ...times,
    });
  }

  #proposed({ by, status = Approved, reason }: Proposal) {
    const counts = { like_count: 0, dislike_count: 0 };
    return { id: newId(), user_id: by?.id, status, reason, created_at: this.#now(), ...counts };
  }

  /** Each call returns a time one day later. */
  #now(): string {
    this.#time += 24 * 60 * 60 * 1_000;
    return new Date(this.#time).toISOString();
  }

  async #insert(table: string, row: Record<string, unknown>): Promise<void> {
    const name = sql.identifier(table);
    const columns = sql.join(
      Object.keys(row).map((column) => sql.identifier(column)),
      sql`, `,
    );
    await this.#database.execute(
      sql`insert into ${name} (${columns})
          select ${columns} from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`,
    );
  }
}
