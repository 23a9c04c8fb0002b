/** Path of the database in a folder. */
export declare function databaseFile(folder: string): string;
//# sourceMappingURL=database-file.d.ts.map