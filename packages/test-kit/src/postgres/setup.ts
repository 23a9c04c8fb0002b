import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { startPostgres, type TestPostgres } from "./start-postgres.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The address at which a test file asks for the PostgreSQL server of the run. */
    readonly postgresSource: string;
  }
}

/**
 * A global setup of vitest: one PostgreSQL server for all files of a run. It starts when the first file asks for it, so a
 * run without such a file doesn't pay for it.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined;
  const source = createServer((_request, response) => {
    // A kept connection may end while a busy worker sends its next request.
    response.shouldKeepAlive = false;
    postgres ??= startPostgres();
    postgres.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  provide("postgresSource", `http://127.0.0.1:${(source.address() as AddressInfo).port}`);
  return async () => {
    source.close();
    source.closeAllConnections();
    await postgres?.then((it) => it.stop());
  };
}
