export { type AppEnvironment, ControlError, type ControlPlane, type JournalEntry } from "./control-plane.js";
export { RollcallContainer } from "./rollcall-container.js";
export { StartedRollcallContainer } from "./started-rollcall-container.js";
