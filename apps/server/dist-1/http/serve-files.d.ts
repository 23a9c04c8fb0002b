import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { OpenDownload, OpenListFile } from "@rollcall/service";
/**
 * Serves contents of files by their private addresses, to tokens of those who see them, and with `pub_secret` to
 * everyone while they are shared publicly. Without access it redirects to a page, as for a person who has to sign in.
 * @param mount path before the part of the file
 */
export declare function createPrivateFiles({ openDownload, openListFile }: Opened, mount: string): FetchHandler;
/** What the private addresses open. */
interface Opened {
    readonly openDownload: OpenDownload;
    readonly openListFile: OpenListFile;
}
/**
 * Serves contents of files by their public addresses.
 * @param mount path before the part of the file
 */
export declare function createPublicFiles(openDownload: OpenDownload, mount: string): FetchHandler;
export {};
//# sourceMappingURL=serve-files.d.ts.map