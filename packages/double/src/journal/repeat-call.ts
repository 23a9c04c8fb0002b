import type { PlainHandler } from "@rollcall/server-adapters/node";
import type { ActiveDefinitions } from "@rollcall/service";
import { type ControlOutcome, conflict } from "../control-refusal.js";
import { isClientCall, type Recorded, type RecordedCall } from "../exchange.js";
import type { JournalEntry } from "../generated/control/index.js";
import type { RepeatedTokens } from "../worlds/world.js";
import type { Journal } from "./journal.js";
import { toFullEntry } from "./to-entry.js";

/** Dependencies of repeated calls. */
interface Repeating {
  readonly world: { readonly serve: PlainHandler; readonly repeatedTokens: RepeatedTokens };
  readonly journal: Journal;
  readonly webapi: ActiveDefinitions["webapi"];
  readonly siteUrl: string;
}

type Repeated = ControlOutcome<{ readonly entry: JournalEntry }>;

/** Makes a call again. Its token is found by its hash, because the journal has no tokens. */
export async function repeatCall(recorded: Recorded, { world, journal, ...repeating }: Repeating): Promise<Repeated> {
  const again = isClientCall(recorded) ? sentAgain(recorded, repeating) : undefined;
  if (!isClientCall(recorded) || again === undefined)
    return conflict(
      "journal.repeat makes calls of Web API methods and SCIM routes again; deliveries.resend sends an event again.",
    );
  if (again === "incomplete") return conflict("The call is too large: the journal has only a part of it.");
  const serve = async (authorization: object) => {
    const { url, headers, ...sent } = again;
    return world.serve(new Request(url, { ...sent, headers: { ...headers, ...authorization } }), {
      remoteAddress: "127.0.0.1",
    });
  };
  const { protocol, method, route, tokenHash } = recorded;
  let repeated: Recorded | undefined;
  const unsubscribe = journal.subscribe((one) => {
    if (!isClientCall(one) || one.protocol !== protocol || one.method !== method || one.route !== route) return;
    // A refused token is not recorded.
    if ((one.tokenHash ?? tokenHash) === tokenHash) repeated ??= one;
  });
  await (tokenHash === undefined
    ? serve({})
    : world.repeatedTokens.lend(tokenHash, (token) => serve({ authorization: `Bearer ${token}` }))
  ).finally(unsubscribe);
  if (repeated === undefined) return conflict("The world was replaced while the call was repeated.");
  return { ok: true, entry: toFullEntry(repeated) };
}

interface Again extends Pick<RequestInit, "body"> {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The request to send again; undefined if the call names no method and no route. */
function sentAgain(recorded: RecordedCall, repeating: Pick<Repeating, "webapi" | "siteUrl">) {
  return recorded.protocol === "scim" ? scimAgain(recorded) : methodAgain(recorded, repeating);
}

function methodAgain(
  recorded: RecordedCall,
  { webapi, siteUrl }: Pick<Repeating, "webapi" | "siteUrl">,
): Again | "incomplete" | undefined {
  if (!isKnown(recorded, webapi)) return undefined;
  if (recorded.isCut) return "incomplete";
  const body = JSON.stringify(recorded.arguments ?? {});
  const headers = { "content-type": "application/json; charset=utf-8" };
  return { url: `${siteUrl}${webapi.mount}/${recorded.method}`, method: "POST", headers, body };
}

function scimAgain({ url, route, body, isCut }: RecordedCall): Again | "incomplete" | undefined {
  const [verb] = route?.split(" ") ?? [];
  if (url === undefined || verb === undefined) return undefined;
  if (isCut) return "incomplete";
  const headers = { "content-type": "application/json; charset=utf-8" };
  return { url, method: verb, headers, ...(body !== undefined && { body: Uint8Array.from(body) }) };
}

function isKnown({ method }: RecordedCall, { methods }: ActiveDefinitions["webapi"]): boolean {
  return method !== undefined && Object.hasOwn(methods, method);
}
