import { type FetchHandler, type PlainHandler, toFetchHandler, toPlainHandler } from "@rollcall/server-adapters/node";
import { type AddressOptions, addressedOf, isBelow, localEnd, type WorkspaceOptions } from "./addressed.js";

/**
 * Wraps a handler so that it serves the addresses of workspaces, below a path or under a host name, and the hosts of a hosted
 * service. The handler sees the paths of the mounts, and `addressedOf` its connection tells the rest.
 */
export function serveAddresses(handler: FetchHandler, options: AddressOptions = {}): FetchHandler {
  const serve = toPlainHandler(handler);
  const names = [localEnd, ...Object.values(options.hosts ?? {})].filter((name) => name !== undefined);
  const readAddress = later(async () => (await import("./find-workspace.js")).createAddressReader(serve, options));
  return toFetchHandler((request, connection) => {
    const host = request.headers.get("host") ?? "";
    const isPlain = !isBelow(request) && !names.some((name) => host.includes(name));
    return (isPlain || addressedOf(connection) !== undefined ? serve : readAddress)(request, connection);
  });
}

/** Wraps a handler so that the workspace of an address is known to it, or the address has no answer. */
export function serveWorkspaces(handler: FetchHandler, options: WorkspaceOptions): FetchHandler {
  const serve = toPlainHandler(handler);
  const find = later(async () => (await import("./find-workspace.js")).createWorkspaceFinder(serve, options));
  return toFetchHandler((request, connection) =>
    (addressedOf(connection)?.domain === undefined ? serve : find)(request, connection),
  );
}

/** Returns a handler that is loaded with its first request: most servers get none for an address of a workspace. */
function later(load: () => Promise<PlainHandler>): PlainHandler {
  let loading: Promise<PlainHandler> | undefined;
  return async (request, connection) => {
    loading ??= load();
    return (await loading)(request, connection);
  };
}
