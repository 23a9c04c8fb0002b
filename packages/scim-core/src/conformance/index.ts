export { describeScimBackend, type ScimBackendSample } from "./describe-scim-backend.js";
export type { TestFramework } from "./kit/test-framework.js";
