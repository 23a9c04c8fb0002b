import type { Served } from "../answers/served.js";
import type { BackendRefusal } from "../backend/backend.js";
import type { CallWith, ServedCall } from "../engine/call.js";
import type { Refused } from "../refusals/refused.js";

/** A call of one resource type. Its body is not yet read. */
export type ResourceCall = ServedCall<"resource"> & CallWith<"resource" | "backend" | "id">;

/** Serves one operation. */
export type Serve = (call: ResourceCall) => Promise<Served | Refused | BackendRefusal<string>>;
