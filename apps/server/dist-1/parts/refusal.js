import { Hr as createRefuse } from "./server.js";
// ../../packages/service/src/files/refusal.ts
const refuseUpload = createRefuse("everyday-2#upload");
const refuse = createRefuse("everyday-2#methods");
export { refuseUpload as n, refuse as t };
