export interface GridColumn {
  id: string;
  name: string;
  /** Of the words in its cells, as a BCP 47 tag. */
  lang?: string | undefined;
}

export interface GridRow {
  id: string;
  cells: readonly string[];
}

export interface GridCellChange {
  row: GridRow;
  column: GridColumn;
  /** Counted from 0. */
  columnPlace: number;
  text: string;
}
