import { createApp } from "./create-app.js";
import type { DirectoryOptions } from "./create-directory.js";

/** Serves what is kept in these backends on 127.0.0.1, and writes where. */
export function listen(backends: DirectoryOptions["backends"]): void {
  const { PORT = "8080", TOKEN = "secret", CURSOR_SECRET = crypto.randomUUID() } = process.env;
  const options = {
    backends,
    tokens: new Map([[TOKEN, { userName: "admin" }]]),
    cursorSecret: CURSOR_SECRET,
    onError: (error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`),
  };
  // This process is a server and nothing else, so it may take faster classes for Request and Response.
  const app = createApp(options, { replaceGlobals: true });
  const server = app.listen(Number(PORT), "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object") process.stdout.write(`http://127.0.0.1:${address?.port}/scim/v2\n`);
  });
}
