export type { Connection, FetchHandler } from "../fetch-handler.js";
export { mount } from "../mount.js";
export { createNodeListener } from "./create-node-listener.js";
export { BodyTimeoutError } from "./limit-body-wait.js";
export type { NodeListenerOptions } from "./node-listener-options.js";
export { type NodeServer, type ServeNodeOptions, serveNode } from "./serve-node.js";
