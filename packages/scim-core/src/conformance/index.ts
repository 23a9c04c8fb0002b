export { describeScimBackend, type ScimBackendSample } from "./describe-scim-backend.js";
export type { TestFramework } from "./test-framework.js";
