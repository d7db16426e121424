import { Privacy } from '@wordhoard/contract/enumeration';
import { buildCell, verbTable } from '../verb-table.ts';
import { findOwnId } from './accounts.ts';
import { type EntriesOf, everybody, learners, links, ownerReads, ownerWrites } from './entry.ts';
import type { World } from './world.ts';

const pickList = ({ list: { id } }: World) => ({ id });
const inList = ({ list, common }: World) => ({ listId: list.id, wordId: common.id });
const pickTable = ({ table: { id } }: World) => ({ id });
const inTable = ({ table: { id } }: World) => ({ tableId: id });
const pickColumn = ({ columns: [column] }: World) => ({ columnId: column?.id });
const pickRow = ({ rows: [row] }: World) => ({ rowId: row?.id });
const cells = [{ label: 'unu' }, buildCell('estas'), buildCell('estis')];
const csv = ({ columns }: World) =>
  `${columns.map(({ name }) => name).join(',')}\nunu,estas,estis\n`;

export const list: EntriesOf<'list'> = {
  feed: { request: ({ hidden }) => ({ wordId: hidden.id }), outcomes: everybody },
  entity: { request: pickList, outcomes: ownerReads },
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
  update: { request: (world) => ({ ...pickList(world), name: world.mark }), outcomes: ownerWrites },
  delete: { request: pickList, outcomes: ownerWrites, changes: 'world' },
  linkWord: {
    request: ({ list, common }) => ({ listId: list.id, childId: common.id }),
    outcomes: ownerWrites,
  },
  order: { request: (world) => ({ ...inList(world), position: 2 }), outcomes: ownerWrites },
  renewLink: {
    request: (world, _caller, newId) => ({ ...pickList(world), newId }),
    outcomes: ownerWrites,
    changes: 'world',
  },
  link: {
    request: (world, caller) => ({ parentId: findOwnId(world, caller), childId: world.list.id }),
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
    request: (world) => ({ ...pickList(world), format: 'csv', tranLangCode: 'ia' }),
    outcomes: ownerReads,
  },
};

export const table: EntriesOf<'table'> = {
  feed: { request: ({ hidden }) => ({ wordId: hidden.id }), outcomes: everybody },
  entity: { request: pickTable, outcomes: ownerReads },
  record: { request: pickTable, outcomes: ownerReads },
  rowFeed: { request: inTable, outcomes: ownerReads },
  create: {
    request: (_world, _caller, id) => ({ id, ...verbTable }),
    outcomes: learners,
    repeat: 'ok',
  },
  update: {
    request: (world) => ({ ...pickTable(world), name: world.mark }),
    outcomes: ownerWrites,
  },
  delete: { request: pickTable, outcomes: ownerWrites, changes: 'world' },
  renewLink: {
    request: (world, _caller, newId) => ({ ...pickTable(world), newId }),
    outcomes: ownerWrites,
    changes: 'world',
  },
  link: {
    request: (world, caller) => ({ parentId: findOwnId(world, caller), childId: world.table.id }),
    outcomes: links,
  },
  addColumn: {
    request: (world, _caller, id) => ({ id, ...inTable(world), name: 'Us-formo', langCode: 'eo' }),
    outcomes: ownerWrites,
    changes: 'world',
    repeat: 'ok',
  },
  updateColumn: {
    request: (world) => ({ ...pickColumn(world), name: world.mark }),
    outcomes: ownerWrites,
  },
  moveColumn: {
    request: (world) => ({ ...pickColumn(world), position: 2 }),
    outcomes: ownerWrites,
    changes: 'world',
  },
  deleteColumn: { request: pickColumn, outcomes: ownerWrites, changes: 'world' },
  addRows: {
    request: (world, _caller, id) => ({ ...inTable(world), rows: [{ id, cells }] }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  updateRow: {
    request: (world) => ({ ...pickRow(world), cells }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  setCell: {
    request: (world) => ({ ...pickRow(world), columnIndex: 0, label: world.mark }),
    outcomes: ownerWrites,
  },
  moveRow: { request: (world) => ({ ...pickRow(world), position: 2 }), outcomes: ownerWrites },
  deleteRows: {
    request: ({ table, rows }) => ({ tableId: table.id, rowIds: rows.map(({ id }) => id) }),
    outcomes: ownerWrites,
    changes: 'world',
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
  export: { request: (world) => ({ ...pickTable(world), format: 'json' }), outcomes: ownerReads },
};
