import {
  type FetchHandler,
  type NodeServer,
  type PlainHandler,
  type ServeNodeOptions,
  serveNode,
  toFetchHandler,
  toPlainHandler,
} from "@rollcall/server-adapters/node";
import { describeSystemError, StartError } from "../errors/start-error.js";

/**
 * Listens before the handler exists, so that a port in use is detected before a database is opened. Requests wait for the
 * handler.
 * @throws StartError if it cannot listen
 */
export async function listen(handler: Promise<FetchHandler>, options: ServeNodeOptions): Promise<NodeServer> {
  let serve: PlainHandler = async (request, connection) => toPlainHandler(await handler)(request, connection);
  handler.then(
    (ready) => {
      serve = toPlainHandler(ready);
    },
    () => undefined,
  );
  return serveNode(
    toFetchHandler((request, connection) => serve(request, connection)),
    options,
  ).catch((error: unknown) => {
    const address = `${options.host ?? "127.0.0.1"}:${options.port ?? 0}`;
    throw new StartError(`cannot listen on ${address}: ${describeSystemError(error)}`, { cause: error });
  });
}
