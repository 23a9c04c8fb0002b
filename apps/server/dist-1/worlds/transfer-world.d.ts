import type { WorldExportOptions, WorldImportOptions } from "./world-file-options.js";
/** Exports the database of a server. */
export declare function exportFile(options: WorldExportOptions): Promise<number>;
/** Imports into the database of a server. */
export declare function importFile(options: WorldImportOptions): Promise<number>;
//# sourceMappingURL=transfer-world.d.ts.map