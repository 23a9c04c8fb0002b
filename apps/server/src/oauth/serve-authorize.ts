import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { AuthorizeForm, AuthorizeRequest, Consent, Installs } from "@rollcall/service";
import { type ConsentProofs, createConsentProofs } from "./consent-proof.js";
import { createPage, refusePage } from "./page.js";
import { renderConsent } from "./render-consent.js";
import { renderPeople } from "./render-people.js";

/** Parameters that an app may send to a page. Others are ignored. */
const known = [
  "client_id",
  "scope",
  "user_scope",
  "redirect_uri",
  "state",
  "team",
  "code_challenge",
  "code_challenge_method",
  "response_type",
  "response_mode",
  "nonce",
];

/** Maximum size of a form, in bytes. The parameters of a page fit into the address of a request. */
const maxFormBytes = 65_536;

/** Creates the handler of a page on which people install apps, or sign in to one. */
export function createAuthorize(form: AuthorizeForm, load: () => Promise<Installs>): FetchHandler {
  const proofs = createConsentProofs();
  return async (request) => {
    switch (request.method) {
      case "GET":
      case "HEAD":
        return withoutBody(request.method, await show(new URL(request.url).searchParams));
      case "POST":
        return decide(request);
      default:
        return new Response("Method Not Allowed\n", { status: 405, headers: { allow: "GET, HEAD, POST" } });
    }
  };

  async function show(sent: URLSearchParams): Promise<Response> {
    const installs = await load();
    const parameters = readParameters(sent);
    if (parameters === undefined) return refuseRepeated();
    const read = await installs.read(form, Object.fromEntries(parameters));
    if (!read.ok) return refusePage(400, read.sentence, read.error);
    const who = sent.get("who")?.trim() ?? "";
    const personId = sent.get("person") ?? (who === "" ? undefined : (await installs.findPerson(who))?.id);
    if (personId === undefined) return askWho(read.request, parameters, { installs, missing: who });
    const consent = await installs.describe(read.request, personId);
    if (!consent.ok) return refusePage(400, consent.sentence, consent.error);
    return askForConsent(read.request, consent, parameters, proofs);
  }

  async function decide(request: Request): Promise<Response> {
    const body = await readForm(request);
    if (body === undefined) return refusePage(400, "The form could not be read; go back and try again.");
    const parameters = readParameters(body);
    if (parameters === undefined) return refuseRepeated();
    const personId = body.get("person") ?? "";
    const proved = new Map([...parameters, ["person", personId] as const]);
    if (!proofs.check(proved, body.get("proof") ?? "", request.headers.get("cookie"))) {
      return refusePage(
        403,
        "The form did not come from this page, or it is too old; go back, reload it and try again.",
      );
    }
    const installs = await load();
    const read = await installs.read(form, Object.fromEntries(parameters));
    if (!read.ok) return refusePage(400, read.sentence, read.error);
    if (body.get("decision") === "cancel") return redirectTo(installs.deny(read.request));
    const consent = await installs.describe(read.request, personId);
    if (!consent.ok) return refusePage(400, consent.sentence, consent.error);
    if (body.get("decision") !== "allow") return refusePage(400, "Choose Allow or Cancel.");
    const channel = body.get("channel");
    const allowed = await installs.allow(read.request, consent, {
      placeId: body.get("place") ?? "",
      botScopes: body.getAll("bot_scope_granted"),
      userScopes: body.getAll("user_scope_granted"),
      ...(channel !== null && { channel }),
    });
    return allowed.ok ? redirectTo(allowed.location) : refusePage(400, allowed.sentence, allowed.error);
  }
}

interface Asking {
  readonly installs: Installs;
  /** Empty if nobody was looked for. */
  readonly missing: string;
}

async function askWho(
  request: AuthorizeRequest,
  parameters: ReadonlyMap<string, string>,
  { installs, missing }: Asking,
): Promise<Response> {
  const people = await installs.listPeople();
  const body = renderPeople({ request, people, parameters, missing: missing === "" ? undefined : missing });
  return createPage({ title: `Install ${request.app.name}`, body });
}

function askForConsent(
  request: AuthorizeRequest,
  consent: Consent,
  parameters: ReadonlyMap<string, string>,
  proofs: ConsentProofs,
): Response {
  const kept = new Map([...parameters, ["person", consent.person.id] as const]);
  const { proof, cookie } = proofs.make(kept);
  const body = renderConsent({ request, consent, parameters: kept, proof });
  return createPage({ title: `Allow ${request.app.name}?`, body, cookie, leadsTo: sourceOf(request.redirectUrl) });
}

/** The source of a redirect URL in a content security policy: its origin, or its scheme if it has none. */
function sourceOf(redirectUrl: string): string {
  const { origin, protocol } = new URL(redirectUrl);
  return origin === "null" ? protocol : origin;
}

/** Parameters that an app may send. Undefined if one is repeated, so that nobody can show one and use another. */
function readParameters(sent: URLSearchParams): ReadonlyMap<string, string> | undefined {
  const found = known.map((name) => [name, sent.getAll(name).filter((value) => value !== "")] as const);
  if (found.some(([, values]) => values.length > 1)) return undefined;
  return new Map(found.flatMap(([name, [value]]) => (value === undefined ? [] : [[name, value] as const])));
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > maxFormBytes) return undefined;
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString("utf8"));
}

function refuseRepeated(): Response {
  return refusePage(400, "The address has a parameter more than once.", "invalid_arguments");
}

function redirectTo(location: string): Response {
  const headers = { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 302, headers });
}

function withoutBody(method: string, response: Response): Response {
  return method === "HEAD" ? new Response(null, response) : response;
}
