import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import express5 from "express";
import express4 from "express-4";
import type { ExpressHandler } from "../express/create-express-handler.js";
import type { AdapterServer } from "./adapter-case.js";

/** A supported major version of Express. */
interface ExpressMajor {
  readonly name: string;
  readonly isNewest: boolean;
  /** Creates an application with middleware, below a path if one is passed. */
  createApp(handlers: readonly ExpressHandler[], path?: string): RequestListener;
  /** Middleware that parses JSON, forms and text. */
  readonly parsers: readonly ExpressHandler[];
}

/** Every major version of Express in the package's peer range. */
export const expressMajors: readonly ExpressMajor[] = [
  {
    name: "Express 5",
    isNewest: true,
    createApp: (handlers, path = "/") => express5().use(path, ...handlers),
    parsers: [express5.json(), express5.urlencoded(), express5.text()],
  },
  {
    name: "Express 4",
    isNewest: false,
    createApp: (handlers, path = "/") => express4().use(path, ...handlers),
    parsers: [express4.json(), express4.urlencoded({ extended: false }), express4.text()],
  },
];

/** Serves an application on a free port. */
export async function listen(app: RequestListener): Promise<AdapterServer> {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
