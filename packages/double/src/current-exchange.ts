import { AsyncLocalStorage } from "node:async_hooks";
import type { Exchange } from "./exchange.js";

const current = new AsyncLocalStorage<Exchange>();

/** The record of the request that is being served; undefined outside a request. */
export function currentExchange(): Exchange | undefined {
  return current.getStore();
}

/** Serves a request so that all work for it finds its record through `currentExchange`. */
export function inExchange<T>(exchange: Exchange, serve: () => T): T {
  return current.run(exchange, serve);
}
