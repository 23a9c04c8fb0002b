import { type FetchHandler, type PlainHandler, toFetchHandler, toPlainHandler } from "@rollcall/server-adapters/node";

/** Returns a handler that is loaded with its first request. */
export function loadHandler(load: () => Promise<FetchHandler>): FetchHandler {
  let loading: Promise<PlainHandler> | undefined;
  return toFetchHandler(async (request, connection) => {
    loading ??= load().then(toPlainHandler);
    const serve = await loading;
    return serve(request, connection);
  });
}
