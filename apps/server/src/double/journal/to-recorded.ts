import type { ExchangeContext } from "../exchange-context.js";
import type { Recorded } from "./journal.js";
import { redact } from "./redact.js";

/**
 * What a journal keeps of an exchange; undefined where no protocol answered it.
 * @param response what goes out
 */
export function toRecorded(context: ExchangeContext, response: Response): Recorded | undefined {
  const { answered, tokenHash } = context;
  if (answered === undefined) return undefined;
  const { requestId, status, error, because, aborted } = answered.answer;
  // A page of somebody between client and service says nothing in the words of the service.
  const isReplaced = response.status !== status && !response.headers.get("content-type")?.includes("json");
  const entry = {
    request_id: requestId,
    at: context.at.toISOString(),
    world: context.world,
    ...answered.parts,
    ...known(context),
    status: response.status,
    ok: error === undefined && aborted !== true,
    ...(error !== undefined && !isReplaced && { code: error }),
    ...(because !== undefined && { because: { ...redact(because, context.budget), rule: because.rule } }),
    changes: context.changes,
    ...(aborted === true && { aborted }),
    duration_ms: Math.round((performance.now() - context.startedMs) * 100) / 100,
  };
  return { entry, ...(tokenHash !== undefined && { tokenHash }) };
}

function known({ id, arguments: sent, userId, appId, fault }: ExchangeContext) {
  return {
    ...(id !== undefined && { id }),
    ...(sent !== undefined && { arguments: sent }),
    ...(userId !== undefined && { user: userId }),
    ...(appId !== undefined && { app: appId }),
    ...(fault !== undefined && { fault }),
  };
}
