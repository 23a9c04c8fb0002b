import type { DocumentSet } from "@rollcall/service/store";
import { type PostgresStore } from "@rollcall/storage/postgres";
import type { Log } from "../log/log.js";
/** The PostgreSQL database to open. */
export interface PostgresOptions {
    /** URL such as `postgres://user:password@host:5432/database`. It is a secret. */
    readonly url: string;
    /** Maximum open connections. Default: the store's. */
    readonly connections?: number;
    readonly logger: Log;
    /** The documents that the store keeps. */
    readonly documents: DocumentSet;
}
/**
 * Opens a store in PostgreSQL, which other servers can share. The caller closes it.
 * @throws StartError if the database cannot be used; the message does not contain the password
 */
export declare function openPostgres({ logger, ...options }: PostgresOptions): Promise<PostgresStore>;
//# sourceMappingURL=open-postgres.d.ts.map