/** A form is not a multipart form with a file. */
export declare class InvalidForm extends Error {
    readonly name = "InvalidForm";
}
/**
 * Reads the first file of a multipart form, a chunk at a time. Fields before it are skipped, and what follows it is
 * read and ignored.
 * @throws InvalidForm if there is no file, the form ends early, or there is too much besides the file
 * @see RFC 7578, RFC 2046 §5.1
 */
export declare function readFilePart(chunks: AsyncGenerator<Uint8Array>, boundary: string): AsyncGenerator<Uint8Array>;
//# sourceMappingURL=read-file-part.d.ts.map