export { t as describeOldNode, n as oldestNode } from "../parts/check-node.js";
