import type { EntryStatus, SortOrder, UserReaction } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/feed-page.ts';
import { type Page, selectPage } from '../../platform/database/feed-page.ts';
import { directionOf, unplanned } from '../../platform/database/sql.ts';
import { seesWord } from '../word/visible.ts';

interface ImageRow {
  id: string;
  wordId: string;
  url: string;
  status: EntryStatus;
  licence: string;
  source: string;
}

/** The same, with what people think of it and what it is to the viewer. */
export interface JudgedImageRow extends ImageRow {
  likeCount: number;
  dislikeCount: number;
  reaction: UserReaction | null;
  isPinned: boolean;
  isOwn: boolean;
  reason: string | null;
}

const columns = sql`word_image.id, word_image.word_id as "wordId", image.url, word_image.status,
  image.licence, image.source`;
const images = sql`word_image join image on image.id = word_image.image_id`;
const isApproved = sql`word_image.status = 1`;

/**
 * The best picture of a word, in the midst of a statement and as the contract has it. What was
 * rejected teaches nobody.
 */
export function bestImageOf(wordId: SQL, callerId: string | undefined): SQL {
  const isShown =
    callerId === undefined
      ? isApproved
      : sql`(
          ${isApproved}
          or (word_image.user_id = ${unplanned(callerId, 'uuid')} and word_image.status = 3)
        )`;
  return sql`(
    select row_to_json(best) from (
      select ${columns} from ${images} where ${isShown} and word_image.word_id = ${wordId}
      order by ${bestFirst(callerId)} limit 1
    ) as best
  )`;
}

/** The best first, or in the order in which they came where one wishes. */
export function findImages(
  database: Database,
  { wordId, callerId }: { wordId: string; callerId: string | undefined },
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<JudgedImageRow>> {
  return selectPage(
    database,
    {
      columns: judgedColumns(callerId),
      source: sql`from ${images} where ${shownTo(callerId)} and word_image.word_id = ${wordId}
        and ${seesWord(callerId, sql`${wordId}::uuid`)}`,
      order:
        request.sort === undefined
          ? bestFirst(callerId)
          : sql`word_image.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

export function findImage(
  database: Database,
  id: string,
  callerId: string | undefined,
): Promise<JudgedImageRow | undefined> {
  return selectRow(
    database,
    sql`select ${judgedColumns(callerId)} from ${images}
        where ${shownTo(callerId)} and word_image.id = ${id}
          and ${seesWord(callerId, sql`word_image.word_id`)}`,
  );
}

/** Beside the approved pictures, those that the viewer added. */
const shownTo = (callerId: string | undefined): SQL =>
  callerId === undefined ? isApproved : sql`(${isApproved} or word_image.user_id = ${callerId})`;

/** What the viewer pinned comes first, then what others like. */
function bestFirst(callerId: string | undefined): SQL {
  const liked = sql`word_image.like_count - word_image.dislike_count desc, word_image.id`;
  return callerId === undefined ? liked : sql`${isPinnedBy(callerId)} desc, ${liked}`;
}

const isPinnedBy = (callerId: string): SQL => sql`exists (
  select from image_pin where user_id = ${unplanned(callerId, 'uuid')} and word_image_id = word_image.id
)`;

function judgedColumns(callerId: string | undefined): SQL {
  const judged = sql`${columns}, word_image.like_count as "likeCount",
    word_image.dislike_count as "dislikeCount"`;
  if (callerId === undefined) {
    return sql`${judged}, null as reaction, false as "isPinned", false as "isOwn", null as reason`;
  }
  return sql`${judged}, ${isPinnedBy(callerId)} as "isPinned",
    coalesce(word_image.user_id = ${callerId}, false) as "isOwn",
    case when word_image.user_id = ${callerId} then word_image.reason end as reason,
    (
      select reaction from image_reaction
      where user_id = ${callerId} and word_image_id = word_image.id
    ) as reaction`;
}
