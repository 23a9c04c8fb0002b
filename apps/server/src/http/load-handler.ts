import type { FetchHandler } from "@rollcall/server-adapters/node";

/** Returns a handler that is loaded with its first request. */
export function loadHandler(load: () => Promise<FetchHandler>): FetchHandler {
  let loading: Promise<FetchHandler> | undefined;
  return async (request, connection) => {
    loading ??= load();
    const serve = await loading;
    return serve(request, connection);
  };
}
