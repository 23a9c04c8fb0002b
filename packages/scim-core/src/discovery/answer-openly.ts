import type { Answered } from "../answers/respond.js";
import type { CallWith } from "../engine/call.js";
import { writeDocument } from "./write-document.js";

/** The document of an open route, for a client without valid credentials; undefined where the route is not open. */
export function answerOpenly(call: CallWith<"matched">): Answered | undefined {
  const { matched } = call;
  if (!matched.ok || matched.route.isOpen !== true || matched.route.serves.kind !== "discovery") return undefined;
  const { route, parameter } = matched;
  const body = writeDocument({
    ...call,
    route,
    serves: matched.route.serves,
    parameter,
  });
  return body === undefined ? undefined : { ok: true, answer: { status: route.status, body } };
}
