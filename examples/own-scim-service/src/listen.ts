import { createApp } from "./create-app.js";
import type { DirectoryOptions } from "./create-directory.js";

/** Serves the backends, and prints the URL. A SIGTERM or Ctrl-C lets current requests finish. */
export function listen(backends: DirectoryOptions["backends"]): void {
  const { HOST = "127.0.0.1", PORT = "8080", TOKEN, CURSOR_SECRET = crypto.randomUUID() } = process.env;
  if (TOKEN === undefined && HOST !== "127.0.0.1") throw new Error(`Set TOKEN to a secret to listen on ${HOST}.`);
  const options = {
    backends,
    tokens: new Map([[TOKEN ?? "secret", { userName: "admin" }]]),
    cursorSecret: CURSOR_SECRET,
    onError: (error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`),
  };
  const server = createApp(options).listen(Number(PORT), HOST, () => {
    const address = server.address();
    if (typeof address === "object") process.stdout.write(`http://${HOST}:${address?.port}/scim/v2\n`);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close());
}
