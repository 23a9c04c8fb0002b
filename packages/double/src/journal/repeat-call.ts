import type { PlainHandler } from "@rollcall/server-adapters/node";
import type { ServedSets } from "@rollcall/service";
import { type ControlOutcome, conflict } from "../control-refusal.js";
import type { JournalEntry } from "../generated/control/index.js";
import type { RepeatedTokens } from "../worlds/repeated-tokens.js";
import type { Journal } from "./journal.js";
import { isClientCall, type Recorded, type RecordedCall } from "./recorded.js";
import { toFullEntry } from "./to-entry.js";

/** Dependencies of repeated calls. */
interface Repeating {
  readonly world: { readonly serve: PlainHandler; readonly repeatedTokens: RepeatedTokens };
  readonly journal: Journal;
  readonly webapi: ServedSets["webapi"];
  readonly siteUrl: string;
}

type Repeated = ControlOutcome<{ readonly entry: JournalEntry }>;

/** Makes a call of the Web API again. Its token is found by its hash, because the journal has no tokens. */
export async function repeatCall(recorded: Recorded, { world, journal, ...repeating }: Repeating): Promise<Repeated> {
  if (!isClientCall(recorded) || recorded.protocol !== "webapi" || !isKnown(recorded, repeating.webapi))
    return conflict("journal.repeat makes calls of Web API methods again; deliveries.resend sends an event again.");
  const body = JSON.stringify(recorded.arguments ?? {});
  if (body.includes('"left_out"')) return conflict("The arguments are too large: the journal has only a part of them.");
  const headers = { "content-type": "application/json; charset=utf-8" };
  const request = (authorization: object) =>
    new Request(`${repeating.siteUrl}${repeating.webapi.mount}/${recorded.method}`, {
      method: "POST",
      headers: { ...headers, ...authorization },
      body,
    });
  const serve = async (authorization: object) => world.serve(request(authorization), { remoteAddress: "127.0.0.1" });
  const { method, tokenHash } = recorded;
  let repeated: Recorded | undefined;
  const unsubscribe = journal.subscribe((one) => {
    // A refused token is not recorded.
    if (isClientCall(one) && one.method === method && (one.tokenHash ?? tokenHash) === tokenHash) repeated ??= one;
  });
  await (tokenHash === undefined
    ? serve({})
    : world.repeatedTokens.lend(tokenHash, (token) => serve({ authorization: `Bearer ${token}` }))
  ).finally(unsubscribe);
  if (repeated === undefined) return conflict("The world was replaced while the call was repeated.");
  return { ok: true, entry: toFullEntry(repeated) };
}

function isKnown({ method }: RecordedCall, { methods }: ServedSets["webapi"]): boolean {
  return method !== undefined && Object.hasOwn(methods, method);
}
