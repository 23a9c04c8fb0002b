import { Hr as createRefuse } from "./server.js";
// ../../packages/service/src/reminders/refusal.ts
const refuse = createRefuse("everyday-2#annotations");
export { refuse as t };
