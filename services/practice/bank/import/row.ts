/** One item of an operator's file as it was read: where it stands, its own text, and what it says, not yet checked. */
export interface Row {
  /** Line of the file where the item begins; 1 is the first. */
  line: number
  /** The file of a package that the item stands in; absent where the imported file itself holds it. */
  file?: string
  /** The item as it stands in the file, so that a refused one is not lost. */
  raw: string
  fields: Fields
  /** What the operator should look at, without the item's name in front. */
  notices?: string[]
}

/** The same names in every format; what is missing is undefined. */
export interface Fields {
  id?: unknown
  type?: unknown
  skill?: unknown
  difficulty?: unknown
  stem?: unknown
  passage?: unknown
  /** Five of `{ text, reason, misconception? }`. */
  options?: unknown
  answer?: unknown
  solution?: unknown
  hints?: unknown
}

/** What is wrong with a file or a row, and in which line. */
export interface LineFault {
  line: number
  file?: string
  message: string
  /** The refused item's own text; absent for what concerns the whole file. */
  raw?: string
}

export interface ReadFile {
  rows: Row[]
  faults: LineFault[]
}

/** The bytes of a file beside the imported one, by its path from there; null if there is none. */
export type FileBeside = (path: string) => Uint8Array | null
