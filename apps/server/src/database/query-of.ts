import { Param, type Query, SQL, StringChunk } from 'drizzle-orm';

/**
 * The text and the values of a statement, or nothing where Drizzle must be asked. It builds for any
 * dialect, and asks each piece a dozen times what it is: a tenth of all that a feed costs.
 */
export function queryOf(statement: SQL): Query | undefined {
  const query = { sql: '', params: [] };
  return addPieces(statement.queryChunks, query) ? query : undefined;
}

function addPieces(pieces: readonly unknown[], query: Query): boolean {
  return pieces.every((piece) => {
    if (piece instanceof StringChunk) query.sql += piece.value.join('');
    else if (piece instanceof SQL) return addPieces(piece.queryChunks, query);
    else if (piece instanceof Param) addValue(piece.encoder.mapToDriverValue(piece.value), query);
    else if (isValue(piece)) addValue(piece, query);
    else return piece === undefined;
    return true;
  });
}

function addValue(value: unknown, query: Query): void {
  query.params.push(value);
  query.sql += `$${query.params.length}`;
}

const isValue = (piece: unknown): boolean =>
  piece === null || piece instanceof Date || ['string', 'number', 'boolean'].includes(typeof piece);
