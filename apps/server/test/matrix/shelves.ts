import { Privacy } from '@wordhoard/contract/enumeration';
import { verbTable, wordsOf } from '../verb-table.ts';
import { type EntriesOf, everybody, learners, links, ownerReads, ownerWrites } from './entry.ts';
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
  update: { ask: (world) => ({ ...listOf(world), name: world.mark }), answers: ownerWrites },
  delete: { ask: listOf, answers: ownerWrites, changesWorld: true },
  linkWord: {
    ask: ({ list, common }) => ({ listId: list.id, childId: common.id }),
    answers: ownerWrites,
  },
  order: { ask: (world) => ({ ...inList(world), position: 2 }), answers: ownerWrites },
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
    answers: ownerWrites,
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
    answers: ownerWrites,
  },
  delete: { ask: tableOf, answers: ownerWrites, changesWorld: true },
  link: {
    ask: (world, caller) => ({ parentId: selfOf(world, caller), childId: world.table.id }),
    answers: links,
  },
  addColumn: {
    ask: (world) => ({ ...inTable(world), name: 'Us-formo', langCode: 'eo' }),
    answers: ownerWrites,
    changesWorld: true,
  },
  updateColumn: {
    ask: (world) => ({ ...columnOf(world), name: world.mark }),
    answers: ownerWrites,
  },
  moveColumn: {
    ask: (world) => ({ ...columnOf(world), position: 2 }),
    answers: ownerWrites,
    changesWorld: true,
  },
  deleteColumn: { ask: columnOf, answers: ownerWrites, changesWorld: true },
  addRows: { ask: (world) => ({ ...inTable(world), rows: [cells] }), answers: ownerWrites },
  updateRow: { ask: (world) => ({ ...rowOf(world), cells }), answers: ownerWrites },
  setCell: {
    ask: (world) => ({ ...rowOf(world), columnIndex: 0, label: world.mark }),
    answers: ownerWrites,
  },
  moveRow: { ask: (world) => ({ ...rowOf(world), position: 2 }), answers: ownerWrites },
  deleteRows: {
    ask: ({ table, rows }) => ({ tableId: table.id, rowIds: rows.map(({ id }) => id) }),
    answers: ownerWrites,
    changesWorld: true,
  },
  import: {
    ask: (world) => ({ ...inTable(world), text: csv(world) }),
    answers: ownerWrites,
  },
  importPreview: {
    ask: (world) => ({ ...inTable(world), text: csv(world) }),
    answers: ownerWrites,
  },
  export: { ask: (world) => ({ ...tableOf(world), format: 'json' }), answers: ownerReads },
};
