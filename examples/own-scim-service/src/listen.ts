import { createApp } from "./create-app.js";
import type { DirectoryOptions } from "./create-directory.js";

/** Serves the backends on 127.0.0.1, and prints the URL. */
export function listen(backends: DirectoryOptions["backends"]): void {
  const { PORT = "8080", TOKEN = "secret", CURSOR_SECRET = crypto.randomUUID() } = process.env;
  const options = {
    backends,
    tokens: new Map([[TOKEN, { userName: "admin" }]]),
    cursorSecret: CURSOR_SECRET,
    onError: (error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`),
  };
  const app = createApp(options);
  const server = app.listen(Number(PORT), "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object") process.stdout.write(`http://127.0.0.1:${address?.port}/scim/v2\n`);
  });
}
