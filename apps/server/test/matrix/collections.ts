import { Privacy } from '@wordhoard/contract/enumeration';
import { verbTable, wordsOf } from '../verb-table.ts';
import { selfOf } from './accounts.ts';
import { type EntriesOf, everybody, learners, links, ownerReads, ownerWrites } from './entry.ts';
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
  feed: { request: ({ hidden }) => ({ wordId: hidden.id }), outcomes: everybody },
  entity: { request: listOf, outcomes: ownerReads },
  record: { request: ({ list: { slug } }) => ({ slug }), outcomes: ownerReads },
  wordFeed: { request: ({ list: { id } }) => ({ listId: id }), outcomes: ownerReads },
  create: {
    request: (_world, _caller, id) => ({
      id,
      name: 'Listo',
      langCode: 'eo',
      privacy: Privacy.Private,
    }),
    outcomes: learners,
    repeat: 'ok',
  },
  update: { request: (world) => ({ ...listOf(world), name: world.mark }), outcomes: ownerWrites },
  delete: { request: listOf, outcomes: ownerWrites, changesWorld: true },
  linkWord: {
    request: ({ list, common }) => ({ listId: list.id, childId: common.id }),
    outcomes: ownerWrites,
  },
  order: { request: (world) => ({ ...inList(world), position: 2 }), outcomes: ownerWrites },
  link: {
    request: (world, caller) => ({ parentId: selfOf(world, caller), childId: world.list.id }),
    outcomes: links,
  },
  importPreview: {
    request: ({ common, hidden }) => ({
      text: `${common.text}\n${hidden.text}\n`,
      langCode: 'eo',
      tranLangCode: 'ia',
    }),
    outcomes: everybody,
  },
  import: {
    request: ({ list }) => ({ listId: list.id, text: 'estas\n' }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  export: {
    request: (world) => ({ ...listOf(world), format: 'csv', tranLangCode: 'ia' }),
    outcomes: ownerReads,
  },
};

export const table: EntriesOf<'table'> = {
  feed: { request: ({ hidden }) => ({ wordId: hidden.id }), outcomes: everybody },
  entity: { request: tableOf, outcomes: ownerReads },
  record: { request: tableOf, outcomes: ownerReads },
  rowFeed: { request: inTable, outcomes: ownerReads },
  create: {
    request: (_world, _caller, id) => ({ id, ...verbTable }),
    outcomes: learners,
    repeat: 'ok',
  },
  update: {
    request: (world) => ({ ...tableOf(world), name: world.mark }),
    outcomes: ownerWrites,
  },
  delete: { request: tableOf, outcomes: ownerWrites, changesWorld: true },
  link: {
    request: (world, caller) => ({ parentId: selfOf(world, caller), childId: world.table.id }),
    outcomes: links,
  },
  addColumn: {
    request: (world, _caller, id) => ({ id, ...inTable(world), name: 'Us-formo', langCode: 'eo' }),
    outcomes: ownerWrites,
    changesWorld: true,
    repeat: 'ok',
  },
  updateColumn: {
    request: (world) => ({ ...columnOf(world), name: world.mark }),
    outcomes: ownerWrites,
  },
  moveColumn: {
    request: (world) => ({ ...columnOf(world), position: 2 }),
    outcomes: ownerWrites,
    changesWorld: true,
  },
  deleteColumn: { request: columnOf, outcomes: ownerWrites, changesWorld: true },
  addRows: {
    request: (world, _caller, id) => ({ ...inTable(world), rows: [{ id, cells }] }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  updateRow: {
    request: (world) => ({ ...rowOf(world), cells }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  setCell: {
    request: (world) => ({ ...rowOf(world), columnIndex: 0, label: world.mark }),
    outcomes: ownerWrites,
  },
  moveRow: { request: (world) => ({ ...rowOf(world), position: 2 }), outcomes: ownerWrites },
  deleteRows: {
    request: ({ table, rows }) => ({ tableId: table.id, rowIds: rows.map(({ id }) => id) }),
    outcomes: ownerWrites,
    changesWorld: true,
  },
  import: {
    request: (world, _caller, id) => ({ id, ...inTable(world), text: csv(world) }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  importPreview: {
    request: (world) => ({ ...inTable(world), text: csv(world) }),
    outcomes: ownerWrites,
  },
  export: { request: (world) => ({ ...tableOf(world), format: 'json' }), outcomes: ownerReads },
};
