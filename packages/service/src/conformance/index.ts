export { createMapStore } from "../map-store/create-map-store.js";
export { describeStore } from "./describe-store.js";
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
