/**
 * Ids of written items whose text only their author has solved yet. They are in no set until an answer to the text
 * as printed is recorded (`record-blind-solves.ts`); then the id may be taken out here.
 */
export const waitingForSolve: readonly string[] = []
