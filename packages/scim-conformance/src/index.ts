export { type CheckServerOptions, checkServer } from "./check-server.js";
export { Unreachable } from "./http/create-sender.js";
export { type CheckOptions, type OpenCheck, openCheck } from "./open-check.js";
export { type Profile, type ProfileName, profiles } from "./profiles.js";
export { type Finding, type Report, type RowResult, type Totals, totalsOf } from "./report.js";
export type { Level, Requirement } from "./requirement.js";
