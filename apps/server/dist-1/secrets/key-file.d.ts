/** Path of the secret key next to the database of a folder. */
export declare function keyFile(folder: string): string;
/**
 * Reads the key next to a database.
 * @returns undefined if there is none
 * @throws StartError if the file cannot be read or has no key
 */
export declare function readKeyFile(folder: string): Buffer | undefined;
/**
 * Makes a key next to a database, in a file that only its owner can read.
 * @throws StartError if the file cannot be written
 */
export declare function makeKeyFile(folder: string): Buffer;
//# sourceMappingURL=key-file.d.ts.map