import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Value } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { image, imagePin, wordImage } from '../../schema/image.ts';
import { countTagsInTheme } from '../word/theme.ts';
import { isPublic } from '../word/visible.ts';

// Raw SQL: part of the statement that reads a page of cards.

interface Best {
  callerId: Value<string> | undefined;
  /** The tags of the theme that the image must show; null if it may show anything. */
  theme?: SQL | undefined;
}

/** The best image of a word, approved or the caller's own, as JSON of the contract's image. */
export function selectBestImage(
  shown: Record<'id' | 'published' | 'active', SQLWrapper>,
  { callerId, theme }: Best,
): SQL {
  const { Approved, Rejected } = EntryStatus;
  const caller = callerId === undefined ? undefined : sql`${callerId}::uuid`;
  const orOwn =
    caller &&
    sql`or (${wordImage.userId} = ${caller} and ${wordImage.status} <> ${fixed(Rejected)})`;
  const isPinned =
    caller &&
    sql`exists (
      select from ${imagePin} where user_id = ${caller} and word_image_id = ${wordImage.id}
    )`;
  const pinnedFirst = isPinned && sql`${isPinned} desc,`;
  const orPinned = isPinned && sql`or ${isPinned}`;
  const fitting = theme && {
    // The offset keeps the planner from computing the share twice.
    share: sql`cross join lateral (select ${computeShare(theme)} as share offset 0) as fitting`,
    condition: sql`and (fitting.share >= ${fixed(minShare)} ${orPinned})`,
    first: sql`fitting.share desc,`,
  };
  return sql`(
    select row_to_json(best) from (
      select ${wordImage.id}, ${wordImage.wordId} as "wordId", ${image.url}, ${wordImage.status},
        ${image.licence}, ${image.source}, ${wordImage.isDecorative} as "isDecorative"
      from ${wordImage} join ${image} on ${image.id} = ${wordImage.imageId} ${fitting?.share}
      where ${wordImage.wordId} = ${shown.id}
        and (${isPublic(shown)} and ${wordImage.status} = ${fixed(Approved)} ${orOwn}) ${fitting?.condition}
      order by ${pinnedFirst} ${fitting?.first} ${wordImage.isDecorative},
        ${wordImage.likeCount} - ${wordImage.dislikeCount} desc, ${wordImage.id}
      limit 1
    ) as best
  )`;
}

/** The words of an image tell what it shows. A sample of them is enough. */
const sampledWords = 50;

/** Concepts of several themes may share a picture: a drop and water. */
const minShare = 1 / 3;

/** The share of the words of an image that belong to the theme. */
const computeShare = (theme: SQL): SQL => sql`case when ${theme} is null then 1
  else (
    select coalesce(avg((${countTagsInTheme(sql`other.word_id`, theme)} > 0)::int), 1)
    from (
      select word_id from ${wordImage} as linked
      where linked.image_id = ${wordImage.imageId} and linked.status = ${fixed(EntryStatus.Approved)}
      limit ${fixed(sampledWords)}
    ) as other
  ) end`;
