export { mount } from "../mount.js";
export type { Connection, FetchHandler, PlainHandler } from "../plain.js";
export {
  ConnectionReset,
  isResponse,
  type PlainAnswer,
  type PlainHeaders,
  type PlainRequest,
  toFetchHandler,
  toPlainHandler,
  toRequest,
  toResponse,
} from "../plain.js";
export type { CloseOptions } from "./close-server.js";
export type { NodeListenerOptions } from "./create-node-listener.js";
export { createNodeListener, nodeDefaults } from "./create-node-listener.js";
export { BodyTimeoutError } from "./incoming-body.js";
export { type NodeServer, type ServeNodeOptions, serveNode, type TlsOptions } from "./serve-node.js";
export type { Upgrade, UpgradeHandler } from "./upgrades/serve-again.js";
