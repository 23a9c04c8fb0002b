import { AsyncLocalStorage } from "node:async_hooks";
import type { Exchange } from "./exchange.js";

const current = new AsyncLocalStorage<Exchange>();

/** What is known of the request that is being served; undefined outside of one. */
export function currentExchange(): Exchange | undefined {
  return current.getStore();
}

/** Serves a request, so that everything that is done for it finds what is known of it. */
export function inExchange<T>(exchange: Exchange, serve: () => T): T {
  return current.run(exchange, serve);
}
