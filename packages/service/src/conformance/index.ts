export { describeEquivalence, describeStore } from "./describe-store.js";
export type { StorePair } from "./equivalence/describe-commits.js";
export {
  sampleAgentSession,
  sampleApp,
  sampleCanvas,
  sampleChannel,
  sampleDm,
  sampleExport,
  sampleFile,
  sampleFunction,
  sampleGroup,
  sampleList,
  sampleMessage,
  sampleOrganization,
  sampleRecord,
  sampleRow,
  sampleToken,
  sampleUser,
  sampleWorkspace,
} from "./samples.js";
