import type { FetchHandler } from "@rollcall/server-adapters/node";
import type {
  AuthorizeForm,
  AuthorizeParameters,
  AuthorizeRefusal,
  AuthorizeRequest,
  Consent,
  Installs,
} from "@rollcall/service";
import { type Html, html } from "../docs/html.js";
import { type ConsentProofs, createConsentProofs } from "./consent-proof.js";
import { createPage, refusePage } from "./page.js";
import { hiddenFields, renderApproval, renderAsked, renderConsent, renderPeople } from "./render-consent.js";

/** Parameters of an answer to an app. */
const answered = ["code", "error", "state"];

/** Renders the form that takes the answer of an address to the app. People send it: the page has no script. */
export function renderFormPost(appName: string, location: string): Html {
  const url = new URL(location);
  const fields = answered.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value] as const));
  for (const name of answered) url.searchParams.delete(name);
  return html`<h1>Continue to ${appName}</h1>
<form method="post" action="${url.href}">${hiddenFields(fields)}
<div class="choice"><button class="main">Continue</button></div></form>`;
}

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

/** Dependencies of a page. */
interface AuthorizeOptions {
  readonly load: () => Promise<Installs>;
  /** Begins the client identifiers that the page gets. */
  readonly worldPrefix: string;
}

/** Creates the handler of a page on which people install apps, or sign in to one. */
export function createAuthorize(form: AuthorizeForm, { load, worldPrefix }: AuthorizeOptions): FetchHandler {
  const proofs = createConsentProofs();
  return async (request) => {
    switch (request.method) {
      case "GET":
      case "HEAD":
        return withoutBody(request.method, await show(request));
      case "POST":
        return decide(request);
      default:
        return new Response("Method Not Allowed\n", { status: 405, headers: { allow: "GET, HEAD, POST" } });
    }
  };

  async function show({ url, method, headers }: Request): Promise<Response> {
    const sent = new URL(url).searchParams;
    const installs = await load();
    const parameters = readParameters(sent);
    if (parameters === undefined) return refuse(repeated);
    const read = await installs.read(form, withoutPrefix(parameters));
    if (!read.ok) return refuse(read);
    const who = sent.get("who")?.trim() ?? "";
    const personId = sent.get("person") ?? (who === "" ? undefined : (await installs.findPerson(who))?.id);
    if (personId === undefined) return askWho(read.request, parameters, { installs, missing: who });
    const consent = await installs.describe(read.request, personId);
    if (!consent.ok) return refuse(consent);
    const site = headers.get("sec-fetch-site");
    const isPicked = method === "GET" && (site === null || site === "same-origin");
    if (isPicked && (await installs.hasConsented(read.request, consent))) {
      const choice = { placeId: read.request.teamId ?? "", botScopes: [], userScopes: [] };
      const allowed = await installs.allow(read.request, consent, choice);
      return allowed.ok ? answer(read.request, allowed.location) : refuse(allowed);
    }
    const isApproval = consent.places.every(({ needsApproval }) => needsApproval);
    return askFor(isApproval ? "approval" : "consent", { request: read.request, consent, parameters, proofs });
  }

  async function decide(request: Request): Promise<Response> {
    const body = await readForm(request);
    if (body === undefined) return refusePage(form, { status: 400, sentence: unreadable });
    const parameters = readParameters(body);
    if (parameters === undefined) return refuse(repeated);
    const personId = body.get("person") ?? "";
    const proved = new Map([...parameters, ["person", personId] as const]);
    if (!proofs.check(proved, body.get("proof") ?? "", request.headers.get("cookie"))) {
      return refusePage(form, { status: 403, sentence: unproved });
    }
    const installs = await load();
    const read = await installs.read(form, withoutPrefix(parameters));
    if (!read.ok) return refuse(read);
    if (body.get("decision") === "cancel") return answer(read.request, installs.deny(read.request));
    const consent = await installs.describe(read.request, personId);
    if (!consent.ok) return refuse(consent);
    if (body.get("decision") === "ask") return ask(installs, read.request, consent, body);
    if (body.get("decision") !== "allow") return refusePage(form, { status: 400, sentence: "Choose Allow or Cancel." });
    const chosen = consent.places.find(({ id }) => id === body.get("place"));
    if (chosen?.needsApproval === true) {
      const asked = { request: read.request, consent: { ...consent, places: [chosen] }, parameters, proofs };
      return askFor("approval", asked);
    }
    const channel = body.get("channel");
    const allowed = await installs.allow(read.request, consent, {
      placeId: body.get("place") ?? "",
      botScopes: body.getAll("bot_scope_granted"),
      userScopes: body.getAll("user_scope_granted"),
      ...(channel !== null && { channel }),
    });
    return allowed.ok ? answer(read.request, allowed.location) : refuse(allowed);
  }

  /** The form keeps the prefix, which selects this world again. */
  function withoutPrefix(parameters: ReadonlyMap<string, string>): AuthorizeParameters {
    const { client_id: id = "", ...others } = Object.fromEntries(parameters);
    return { ...others, client_id: id.startsWith(worldPrefix) ? id.slice(worldPrefix.length) : id };
  }

  function refuse({ sentence, error }: Pick<AuthorizeRefusal, "sentence" | "error">): Response {
    return refusePage(form, { status: 400, sentence, error });
  }
}

const unreadable = "The form could not be read; go back and try again.";
const unproved = "The form did not come from this page, or it is too old; go back, reload it and try again.";
const repeated = { error: "invalid_arguments", sentence: "The address has a parameter more than once." };

interface Asking {
  readonly installs: Installs;
  /** Empty if nobody was looked for. */
  readonly missing: string;
}

interface Asked {
  readonly request: AuthorizeRequest;
  readonly consent: Consent;
  readonly parameters: ReadonlyMap<string, string>;
  readonly proofs: ConsentProofs;
}

async function askWho(
  request: AuthorizeRequest,
  parameters: ReadonlyMap<string, string>,
  { installs, missing }: Asking,
): Promise<Response> {
  const people = await installs.listPeople();
  const body = renderPeople({ request, people, parameters, missing: missing === "" ? undefined : missing });
  const verb = request.form === "signIn" ? "Sign in to" : "Install";
  return createPage({ title: `${verb} ${request.app.name}`, body });
}

/** Shows what an app asks for. The person allows it, or asks an administrator to. */
function askFor(answer: "approval" | "consent", { request, consent, parameters, proofs }: Asked): Response {
  const kept = new Map([...parameters, ["person", consent.person.id] as const]);
  const { proof, cookie } = proofs.make(kept);
  const shown = { request, consent, parameters: kept, proof };
  const [verb, body] = answer === "consent" ? ["Allow", renderConsent(shown)] : ["Ask for", renderApproval(shown)];
  return createPage({ title: `${verb} ${request.app.name}?`, body, cookie, leadsTo: sourceOf(request.redirectUrl) });
}

/** Sends a person's request to the administrators. Nobody is sent back to the app, which gets no code. */
async function ask(
  installs: Installs,
  request: AuthorizeRequest,
  consent: Consent,
  body: URLSearchParams,
): Promise<Response> {
  const choice = { placeId: body.get("place") ?? "", message: body.get("message")?.trim() ?? "" };
  const asked = await installs.ask(request, consent, choice);
  if (!asked.ok) return refusePage(request.form, { status: 400, ...asked });
  return createPage({ title: "Your request was sent", body: renderAsked(request, asked.place.name) });
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

/** Sends the browser back to the app. */
function answer({ app, isFormPost, redirectUrl }: AuthorizeRequest, location: string): Response {
  if (isFormPost !== true) return redirectTo(location);
  const body = renderFormPost(app.name, location);
  return createPage({ title: `Continue to ${app.name}`, body, leadsTo: sourceOf(redirectUrl) });
}

function redirectTo(location: string): Response {
  const headers = { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 302, headers });
}

function withoutBody(method: string, response: Response): Response {
  return method === "HEAD" ? new Response(null, response) : response;
}
