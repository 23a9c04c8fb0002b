export { n as loadWorld, t as statesCredentials } from "./world.js";
import "./check-world.js";
import "./read-world.js";
