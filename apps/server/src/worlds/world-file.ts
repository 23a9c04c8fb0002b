import type { WorldExportOptions, WorldImportOptions } from "./world-file-options.js";

// Transfers use both databases. They are loaded with the first one, because servers do not need them.

/**
 * Writes the whole database of a server to a file.
 * @returns the number of rows
 * @throws StartError if the database cannot be read or the file cannot be written; no file is left behind
 */
export async function exportWorldFile(options: WorldExportOptions): Promise<number> {
  const { exportFile } = await import("./transfer-world.js");
  return exportFile(options);
}

/**
 * Imports a file that `exportWorldFile` wrote into an empty database: all of its rows or none.
 * @returns the number of rows
 * @throws StartError if the file is damaged, or the database is not empty or cannot be written
 */
export async function importWorldFile(options: WorldImportOptions): Promise<number> {
  const { importFile } = await import("./transfer-world.js");
  return importFile(options);
}
