import { loadOnce } from "../../modules/load-once.js";
import type { VersionCodec } from "../codec.js";
import { describeSchema } from "./describe-schema.js";
import { writeError } from "./write-error.js";
import { writeList } from "./write-list.js";
import { writeSchema } from "./write-schema.js";
import { writeServiceProviderConfig } from "./write-service-provider-config.js";

const loadReader = loadOnce(() => import("./read-changes.js"));

/** SCIM 2.0 on the wire. */
export const v2: VersionCodec = {
  hasOperations: true,
  readChanges: async (body, options) => (await loadReader()).readChanges(body, options),
  writeList,
  writeError,
  writeServiceProviderConfig,
  describeSchema,
  writeSchema,
  hasSchemasByUrn: true,
};
