/** 0 or 1: SQLite has no booleans. */
export type Bit = 0 | 1
