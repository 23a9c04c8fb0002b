import {
  type ActiveDefinitions,
  archivesPath,
  authorizePath,
  filePagePaths,
  hooksPath,
  openidConfigurationPath,
  privatePath,
  publicPath,
  signInKeysPath,
  signInPath,
  socketPath,
  uploadPath,
  userAuthorizePath,
} from "@rollcall/service";
import { filesPath } from "./console/console-mounts.js";
import { docsMount } from "./docs/serve-docs.js";
import { rootPath } from "./home/serve-home.js";
import { exportsMount } from "./http/serve-exports.js";
import { photosMount } from "./http/serve-photos.js";

/** A mount, and what reaches it on a double. On a server without a control plane, every request does. */
export interface MountRow {
  readonly path: string | ((sets: ActiveDefinitions) => string);
  /** The purpose of the mount. */
  readonly serves: string;
  /** `operator`: only the operator; everyone else gets `others`, which is also what other servers have there. */
  readonly callers: "all" | "operator";
  /** The answer to everyone but the operator. Absent if `callers` is `all`. */
  readonly others?: string;
  /** Host names under which it answers: only those of the server, or any. */
  readonly hosts: "own" | "any";
  /** The access of pages of other sites: nothing, or link to it and show what it serves. */
  readonly sites: "none" | "links";
}

const ofOperator = { callers: "operator", hosts: "own", sites: "links" } as const;
const ofPrograms = { callers: "all", hosts: "own", sites: "none" } as const;
const ofPages = { callers: "all", hosts: "own", sites: "links" } as const;
const ofProbes = { callers: "all", hosts: "any", sites: "links" } as const;

/** The mounts of a server, by name. The table in docs/operations.md is made of it. */
export const mountTable = {
  home: { path: rootPath, serves: "Console", ...ofOperator, others: "page of endpoints" },
  consoleFiles: { path: filesPath, serves: "Files of the console", ...ofOperator, others: "404" },
  archives: { path: archivesPath, serves: "Permalinks of messages", ...ofOperator, others: "page without the message" },
  uploadPages: {
    path: filePagePaths.upload,
    serves: "Permalinks of files",
    ...ofOperator,
    others: "page without the file",
  },
  listPages: {
    path: filePagePaths.list,
    serves: "Permalinks of Lists",
    ...ofOperator,
    others: "page without the file",
  },
  authorize: { path: authorizePath, serves: "Page that installs an app", ...ofOperator, others: "403" },
  userAuthorize: {
    path: userAuthorizePath,
    serves: "Page that gives an app a user token",
    ...ofOperator,
    others: "403",
  },
  signIn: { path: signInPath, serves: "Page that signs in to an app", ...ofOperator, others: "403" },
  webapi: { path: ({ webapi }: ActiveDefinitions) => webapi.mount, serves: "Web API", ...ofPrograms },
  scim: { path: ({ scim }: ActiveDefinitions) => scim.mount, serves: "SCIM", ...ofPrograms },
  hooks: { path: hooksPath, serves: "Incoming webhooks and response URLs", ...ofPrograms },
  uploads: { path: uploadPath, serves: "Uploads of files", ...ofPrograms },
  sockets: { path: socketPath, serves: "Socket Mode, for requests without a WebSocket", ...ofPrograms },
  privateFiles: { path: privatePath, serves: "Files, with a token", ...ofPages },
  publicFiles: { path: publicPath, serves: "Public files", ...ofPages },
  exports: { path: exportsMount, serves: "Exports", ...ofPages },
  photos: { path: photosMount, serves: "Photos and icons", ...ofPages },
  openidConfiguration: { path: openidConfigurationPath, serves: "Configuration of OpenID Connect", ...ofPages },
  signInKeys: { path: signInKeysPath, serves: "Keys of OpenID Connect", ...ofPages },
  docs: { path: docsMount, serves: "API reference, and permalinks of canvases", ...ofPages },
  healthz: { path: "/healthz", serves: "Probe of the process", ...ofProbes },
  readyz: { path: "/readyz", serves: "Probe of the server", ...ofProbes },
} as const satisfies Readonly<Record<string, MountRow>>;

/** The name of a mount. */
export type MountName = keyof typeof mountTable;

/** Every path without a mount. */
export const otherPaths = { path: "", serves: "Every other path", ...ofPrograms } as const satisfies MountRow;

/** The path of a mount of a server with the given sets. */
export function pathOf({ path }: Pick<MountRow, "path">, sets: ActiveDefinitions): string {
  return typeof path === "string" ? path : path(sets);
}

/** Returns a function that finds what reaches an address. */
export function createReach(sets: ActiveDefinitions): (url: string) => Pick<MountRow, "hosts" | "sites"> {
  const rows = Object.values(mountTable)
    .map((row) => ({ path: pathOf(row, sets), row }))
    .toSorted((one, other) => other.path.length - one.path.length);
  return (url) => {
    const { pathname } = new URL(url);
    const isIn = (path: string) => pathname === path || (path !== rootPath && pathname.startsWith(`${path}/`));
    return rows.find(({ path }) => isIn(path))?.row ?? otherPaths;
  };
}
