import type { ServedCall } from "../engine/call.js";
import { checkId } from "../steps/check-id.js";
import { findBackend } from "../steps/find-backend.js";
import { inOrder } from "../steps/in-order.js";
import { readConditions } from "../steps/read-conditions.js";
import { receiveBody } from "../steps/receive-body.js";
import { runOperation } from "../steps/run-operation.js";

/** The steps of a call of a resource type. */
export const serveResource = inOrder<ServedCall<"resource">>()(
  findBackend,
  checkId,
  receiveBody,
  readConditions,
  runOperation,
);
