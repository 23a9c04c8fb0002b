export { hostNameOf } from "./host-name.js";
export { isLoopbackAddress, isLoopbackHost } from "./loopback.js";
