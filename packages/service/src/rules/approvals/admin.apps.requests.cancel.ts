import type { AdminAppsRequestsCancelArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { appRequests } from "../../model/app-request.js";
import { hasVersion, keyOf, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { findTarget } from "./find-target.js";
import { findRequest } from "./open-requests.js";
import { refuse } from "./refuse.js";

type Outcome = MethodOutcome<Methods["admin.apps.requests.cancel"]>;
type Context = MethodContext<WebapiCaller>;
type Sent = AdminAppsRequestsCancelArguments;

/** Cancels a request for the approval of an app. */
export function createCancelRequest({ store }: { readonly store: Store }) {
  return (sent: Sent, { caller }: Context): Promise<Outcome> =>
    decide<Outcome>(store, () => decideCancellation(sent, caller, store));
}

async function decideCancellation(sent: Sent, caller: WebapiCaller, store: Store): Promise<Decision<Outcome>> {
  const target = await findTarget(sent, "team_not_found", caller, store);
  if (!target.ok) return { kind: "answer", answer: target };
  const request = await findRequest(sent.request_id, store);
  if (request?.targetId !== target.targetId) {
    const answer = refuse("invalid_request_id", sent.request_id, `a request for ${target.targetId}`);
    return { kind: "answer", answer };
  }
  if (request.status !== "open") {
    return { kind: "answer", answer: refuse("request_already_resolved", request.status, "an open request") };
  }
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(appRequests, keyOf(appRequests, request), request.version)],
      writes: [put(appRequests, { ...request, version: request.version + 1, status: "canceled" })],
    },
    answer: () => ({ ok: true }),
  };
}
