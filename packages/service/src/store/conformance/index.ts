export { describeStore } from "./describe-store.js";
export { createMapStore } from "./map-store/create-map-store.js";
export {
  sampleApp,
  sampleChannel,
  sampleDm,
  sampleGroup,
  sampleList,
  sampleMessage,
  sampleOrganization,
  sampleToken,
  sampleUser,
  sampleWorkspace,
} from "./samples.js";
