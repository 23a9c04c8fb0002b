import type { DocumentSet } from "@rollcall/service/store";
import { type SqliteStore } from "@rollcall/storage/sqlite";
/**
 * Opens a store in memory. The caller closes it.
 * @param image its content, whose indexes are built again. Default: empty.
 */
export declare function openMemory(documents: DocumentSet, image: Uint8Array | undefined): SqliteStore;
/**
 * Opens the store in a folder. The caller closes it.
 * @throws StartError if the folder cannot be used, or its database is of a newer version or in use
 */
export declare function openSqlite(documents: DocumentSet, folder?: string): SqliteStore;
//# sourceMappingURL=open-sqlite.d.ts.map