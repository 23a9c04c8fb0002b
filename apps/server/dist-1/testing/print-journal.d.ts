import type { ControlledServer } from "../create-server.js";
import { type JournalEntry } from "../double.js";
/** The entries of every world of a server. */
export declare function journalOfAll({ journal, world, }: Pick<ControlledServer, "journal" | "world">): Promise<readonly JournalEntry[]>;
/** Formats what a person looks for after a failure: the last entries, or those of them that failed. `test`: its name. */
export declare function printJournal(entries: readonly JournalEntry[], show: "failed" | "all", test?: string): string;
//# sourceMappingURL=print-journal.d.ts.map