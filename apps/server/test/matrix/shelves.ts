import { Privacy } from '@wordhoard/contract/enumeration';
import { verbTable, wordsOf } from '../verb-table.ts';
import {
  type EntriesOf,
  everybody,
  learners,
  links,
  ownerOrAdminWrites,
  ownerReads,
} from './entry.ts';
import { selfOf } from './people.ts';
import type { World } from './world.ts';

const listOf = ({ list: { id } }: World) => ({ id });
const inList = ({ list, common }: World) => ({ listId: list.id, wordId: common.id });
const tableOf = ({ table: { id } }: World) => ({ id });
const inTable = ({ table: { id } }: World) => ({ tableId: id });
const columnOf = ({ columns: [column] }: World) => ({ columnId: column?.id });
const rowOf = ({ rows: [row] }: World) => ({ rowId: row?.id });
const cells = [{ label: 'unu' }, wordsOf('estas'), wordsOf('estis')];
const csv = ({ columns }: World) =>
  `${columns.map(({ name }) => name).join(',')}\nunu,estas,estis\n`;

export const list: EntriesOf<'list'> = {
  feed: { ask: ({ hidden }) => ({ wordId: hidden.id }), answers: everybody },
  entity: { ask: listOf, answers: ownerReads },
  record: { ask: ({ list: { slug } }) => ({ slug }), answers: ownerReads },
  wordFeed: { ask: ({ list: { id } }) => ({ listId: id }), answers: ownerReads },
  create: {
    ask: () => ({ name: 'Listo', langCode: 'eo', privacy: Privacy.Private }),
    answers: learners,
  },
  update: { ask: (world) => ({ ...listOf(world), name: world.mark }), answers: ownerOrAdminWrites },
  delete: { ask: listOf, answers: ownerOrAdminWrites, spoils: true },
  linkWord: {
    ask: ({ list, common }) => ({ listId: list.id, childId: common.id }),
    answers: ownerOrAdminWrites,
  },
  order: { ask: (world) => ({ ...inList(world), position: 2 }), answers: ownerOrAdminWrites },
  link: {
    ask: (world, caller) => ({ parentId: selfOf(world, caller), childId: world.list.id }),
    answers: links,
  },
  importPreview: {
    ask: ({ common, hidden }) => ({
      text: `${common.text}\n${hidden.text}\n`,
      langCode: 'eo',
      tranLangCode: 'ia',
    }),
    answers: everybody,
  },
  import: {
    ask: ({ list }) => ({ listId: list.id, text: 'estas\n' }),
    answers: ownerOrAdminWrites,
  },
  export: {
    ask: (world) => ({ ...listOf(world), format: 'csv', tranLangCode: 'ia' }),
    answers: ownerReads,
  },
};

export const table: EntriesOf<'table'> = {
  feed: { ask: ({ hidden }) => ({ wordId: hidden.id }), answers: everybody },
  entity: { ask: tableOf, answers: ownerReads },
  record: { ask: tableOf, answers: ownerReads },
  rowFeed: { ask: inTable, answers: ownerReads },
  create: { ask: () => verbTable, answers: learners },
  update: {
    ask: (world) => ({ ...tableOf(world), name: world.mark }),
    answers: ownerOrAdminWrites,
  },
  delete: { ask: tableOf, answers: ownerOrAdminWrites, spoils: true },
  link: {
    ask: (world, caller) => ({ parentId: selfOf(world, caller), childId: world.table.id }),
    answers: links,
  },
  addColumn: {
    ask: (world) => ({ ...inTable(world), name: 'Us-formo', langCode: 'eo' }),
    answers: ownerOrAdminWrites,
    spoils: true,
  },
  updateColumn: {
    ask: (world) => ({ ...columnOf(world), name: world.mark }),
    answers: ownerOrAdminWrites,
  },
  moveColumn: {
    ask: (world) => ({ ...columnOf(world), position: 2 }),
    answers: ownerOrAdminWrites,
    spoils: true,
  },
  deleteColumn: { ask: columnOf, answers: ownerOrAdminWrites, spoils: true },
  addRows: { ask: (world) => ({ ...inTable(world), rows: [cells] }), answers: ownerOrAdminWrites },
  updateRow: { ask: (world) => ({ ...rowOf(world), cells }), answers: ownerOrAdminWrites },
  setCell: {
    ask: (world) => ({ ...rowOf(world), columnIndex: 0, label: world.mark }),
    answers: ownerOrAdminWrites,
  },
  moveRow: { ask: (world) => ({ ...rowOf(world), position: 2 }), answers: ownerOrAdminWrites },
  deleteRows: {
    ask: ({ table, rows }) => ({ tableId: table.id, rowIds: rows.map(({ id }) => id) }),
    answers: ownerOrAdminWrites,
    spoils: true,
  },
  import: {
    ask: (world) => ({ ...inTable(world), text: csv(world) }),
    answers: ownerOrAdminWrites,
  },
  importPreview: {
    ask: (world) => ({ ...inTable(world), text: csv(world) }),
    answers: ownerOrAdminWrites,
  },
  export: { ask: (world) => ({ ...tableOf(world), format: 'json' }), answers: ownerReads },
};
