import type { Connection } from "@rollcall/server-adapters/node";
import type { OpenListFile } from "@rollcall/service";
/** Answers a request for the rows of a List; undefined for any other path. */
type ServeListFile = (request: Request, connection?: Connection) => Promise<Response | undefined>;
/**
 * Serves the rows of Lists as they are now, and with `job_id` their exports.
 * @param mount path before the part of the List
 */
export declare function serveListFile(openListFile: OpenListFile, mount: string): ServeListFile;
export {};
//# sourceMappingURL=serve-list-file.d.ts.map