import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { ReceiveUpload } from "@rollcall/service";
/**
 * Takes the bytes of uploads, a chunk at a time: a raw body of any media type, or the file of a multipart form. It needs
 * no token. Answers 404 for an address that is unknown, used or expired, and 400 for another length than announced.
 * @param mount path before the last part of the address
 */
export declare function createUploads(receive: ReceiveUpload, mount: string): FetchHandler;
//# sourceMappingURL=serve-uploads.d.ts.map