export { ConnectionReset } from "../connection-reset.js";
export type { Connection, FetchHandler } from "../fetch-handler.js";
export { mount } from "../mount.js";
export type { CloseOptions } from "./close-server.js";
export { createNodeListener } from "./create-node-listener.js";
export { BodyTimeoutError } from "./limit-body-wait.js";
export { nodeDefaults } from "./node-defaults.js";
export type { NodeListenerOptions } from "./node-listener-options.js";
export { type NodeServer, type ServeNodeOptions, serveNode } from "./serve-node.js";
