import type { Writable } from "node:stream";
import type { Progress } from "@rollcall/storage/transfer";
/** A file and the database that it is exported from or imported into. */
export interface WorldFileOptions {
    /** Path of the file: one line of JSON per row. */
    readonly path: string;
    /** Data folder of a server that is not running. Default: `.rollcall`. */
    readonly data?: string;
    /** URL of a PostgreSQL database to use instead of a folder. */
    readonly database?: string;
    /** Called from time to time with the number of rows so far. */
    readonly onProgress?: (progress: Progress) => void;
}
/** Options of an export. */
export interface WorldExportOptions extends WorldFileOptions {
    /** Stream that receives the lines instead of a file. It is not ended; messages call it `path`. */
    readonly output?: Writable;
}
/** Options of an import. */
export interface WorldImportOptions extends WorldFileOptions {
    /** Bytes to read instead of a file; messages call them `path`. */
    readonly input?: AsyncIterable<Buffer>;
}
//# sourceMappingURL=world-file-options.d.ts.map