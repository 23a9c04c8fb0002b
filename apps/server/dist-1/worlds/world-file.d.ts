import type { WorldExportOptions, WorldImportOptions } from "./world-file-options.js";
/**
 * Writes the whole database of a server to a file.
 * @returns the number of rows
 * @throws StartError if the database cannot be read or the file cannot be written; no file is left behind
 */
export declare function exportWorldFile(options: WorldExportOptions): Promise<number>;
/**
 * Imports a file that `exportWorldFile` wrote into an empty database: all of its rows or none.
 * @returns the number of rows
 * @throws StartError if the file is damaged, or the database is not empty or cannot be written
 */
export declare function importWorldFile(options: WorldImportOptions): Promise<number>;
//# sourceMappingURL=world-file.d.ts.map