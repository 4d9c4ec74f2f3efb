/** A cell as it is in the file. Numbers come only from workbooks, where they are typed. */
export type Cell = string | number | null;

/** A table as read from a file or the clipboard, preamble and totals included. */
export type Sheet = {
  /** The name of the file; '' for the clipboard. */
  name: string;
  /** How the file was read: `delimited` text, a `workbook`, or `json`. */
  kind: 'delimited' | 'workbook' | 'json';
  rows: Cell[][];
  /** The separator of delimited text. */
  separator?: string;
  encoding?: Encoding;
  /** The sheets of a workbook, and the one that was read. */
  sheets?: string[];
  sheet?: string;
  /** How many rows and columns are left out because the workbook hides them. */
  hidden?: number;
  hiddenColumns?: number;
  /** How many formulas of a workbook have no saved value, and so read as blank cells. */
  formulas?: number;
  /** Index of the row that is still the example of a template. */
  example?: number;
};

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export const separators = [';', ',', '\t', '|'] as const;

/** How to read a file, where the user may correct it. */
export type ReadOptions = { encoding?: Encoding; separator?: string; sheet?: string };

/** Limits of a file. A larger one is rejected before it is parsed. */
export const sheetLimits = {
  /** Bytes of a file or of pasted text. */
  bytes: 25_000_000,
  /** Bytes of a workbook once unpacked. */
  unpacked: 200_000_000,
  /** Lines of the plan, and what stands above and below them. */
  rows: 10_200,
  columns: 200,
  /** Characters of a cell; no field accepts as many, and the rest is discarded. */
  cell: 1000,
  /** Characters of all cells together; a workbook that repeats a text may be much smaller. */
  characters: 25_000_000,
};

/** Why a file cannot be read. */
export type SheetProblem =
  | 'empty'
  | 'too_large'
  | 'too_many_lines'
  | 'too_many_columns'
  | 'old_workbook'
  | 'locked'
  /** The code that opens it could not be loaded. */
  | 'not_loaded'
  | 'unreadable';

export class SheetError extends Error {
  override name = 'SheetError';
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Why a file cannot be read. Anything but a `SheetError` is a mistake in the code, which is reported as such. */
export function problemOf(error: unknown): SheetProblem {
  if (error instanceof SheetError) return error.problem;
  reportError(error);
  return 'unreadable';
}

/** Reads a table. `report` is called with the number of rows read so far. */
export type SheetReader = (
  source: Blob | string,
  options?: ReadOptions & { name?: string; signal?: AbortSignal; report?: (rows: number) => void },
) => Promise<Sheet>;
