export { n as agentsSessionsSetStatusMethod } from "./agents-sessions-set-status2.js";
