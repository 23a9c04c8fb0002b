import type { PlainRequest } from "@rollcall/server-adapters/node";
import {
  authorizePath,
  hooksPath,
  hookWorldMark,
  isFileUrl,
  knowsPublicFile,
  knowsUpload,
  signInPath,
  uploadPath,
  userAuthorizePath,
} from "@rollcall/service";
import { ReplacedRequest } from "./replaced-request.js";
import type { World } from "./world.js";

/** A request and the world that serves it. */
interface Picked {
  readonly world: World;
  readonly request: PlainRequest;
}

/** Separates the name of a world from a token. */
const prefixMark = "~";

/** The prefix that selects a world in a token; empty for the first world. */
export function prefixOf({ name }: Pick<World, "name">, first: Pick<World, "name">): string {
  return name === first.name ? "" : `${name}${prefixMark}`;
}

/** The form of the header from which both protocols read a token. */
const bearerForm = /^(bearer +)(.*)$/is;

/** The form of the header in which apps send their client identifier. */
const basicForm = /^basic +([A-Za-z0-9+/]+=*) *$/i;

/** Pages on which people install apps and sign in to them. */
const pages: ReadonlySet<string> = new Set([authorizePath, userAuthorizePath, signInPath]);

/**
 * Returns the world that the prefix of the token or of the client identifier names, and the request without the prefix; a
 * page gets it, because its forms send it again. Without the prefix of a known world, the first world is selected.
 */
export async function pickWorld(request: PlainRequest, worlds: readonly World[]): Promise<Picked> {
  const [first, ...others] = worlds;
  if (first === undefined) throw new Error("There is no world.");
  if (others.length === 0) return { world: first, request };
  const hooked = pickByHook(request, others);
  if (hooked !== undefined) return hooked;
  const url = new URL(request.url);
  const { pathname } = url;
  if (pathname.startsWith(`${uploadPath}/`)) return { world: await pickByUpload(pathname, worlds, first), request };
  if (pages.has(pathname)) return pickByPage(request, first, others);
  const owner = isFileUrl(url) ? await findByPublicUrl(url, worlds) : undefined;
  if (owner !== undefined) return { world: owner, request };
  const [, scheme = "", token] = bearerForm.exec(request.headers.get("authorization") ?? "") ?? [];
  if (token === undefined) return pickByBasic(request, others) ?? pickByBody(request, first, others);
  const found = readToken(token, others);
  if (found === undefined) return { world: first, request };
  const headers = { authorization: `${scheme}${found.token}` };
  return { world: found.world, request: new ReplacedRequest(request, { headers }) };
}

/** Reads the name of the world from the address of a hook. */
function pickByHook(request: PlainRequest, others: readonly World[]): Picked | undefined {
  const begin = `${hooksPath}/${hookWorldMark}`;
  const url = new URL(request.url);
  if (!url.pathname.startsWith(begin)) return undefined;
  const [name, ...path] = url.pathname.slice(begin.length).split("/");
  const world = others.find((each) => each.name === name);
  if (world === undefined) return undefined;
  url.pathname = `${hooksPath}/${path.join("/")}`;
  return { world, request: new ReplacedRequest(request, { url: url.href }) };
}

/** An upload has no token: its address selects the world that made it. Its body is not read here. */
async function pickByUpload(pathname: string, worlds: readonly World[], first: World): Promise<World> {
  for (const world of worlds) if (await knowsUpload(world.store, pathname.slice(uploadPath.length + 1))) return world;
  return first;
}

/** The world whose file has a public address, which needs no token. */
async function findByPublicUrl(url: URL, worlds: readonly World[]): Promise<World | undefined> {
  for (const world of worlds) if (await knowsPublicFile(world.store, url)) return world;
  return undefined;
}

function readToken(text: string, others: readonly World[]) {
  const end = text.indexOf(prefixMark);
  const world = end < 0 ? undefined : others.find(({ name }) => name === text.slice(0, end));
  return world === undefined ? undefined : { world, token: text.slice(end + prefixMark.length) };
}

/** Reads the client identifier of a page, from its address or its form. */
async function pickByPage(request: PlainRequest, first: World, others: readonly World[]): Promise<Picked> {
  const choose = (sent: URLSearchParams) => readToken(sent.get("client_id") ?? "", others)?.world ?? first;
  if (request.method !== "POST") return { world: choose(new URL(request.url).searchParams), request };
  try {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return { world: choose(new URLSearchParams(Buffer.from(bytes).toString())), request: withBody(request, bytes) };
  } catch (failure) {
    return { world: first, request: new ReplacedRequest(request, { failure }) };
  }
}

/** Reads the client identifier from the header in which apps send it with their secret. */
function pickByBasic(request: PlainRequest, others: readonly World[]): Promise<Picked> | undefined {
  const [, encoded] = basicForm.exec(request.headers.get("authorization") ?? "") ?? [];
  if (encoded === undefined) return undefined;
  const [, user = "", rest = ""] = /^([^:]*)(:.*)$/s.exec(Buffer.from(encoded, "base64").toString("latin1")) ?? [];
  const found = readToken(user.replace(/%7e/gi, prefixMark), others);
  if (found === undefined) return undefined;
  const authorization = `Basic ${Buffer.from(`${found.token}${rest}`, "latin1").toString("base64")}`;
  return pickByBody(new ReplacedRequest(request, { headers: { authorization } }), found.world, [found.world]);
}

/** Reads the token, or another value that names the world, from a form field if there is no header. */
async function pickByBody(request: PlainRequest, first: World, others: readonly World[]): Promise<Picked> {
  const type = request.method === "POST" ? (request.headers.get("content-type") ?? "") : "";
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  if (!isMultipart && !/^application\/x-www-form-urlencoded\b/i.test(type)) return pickByQuery(request, first, others);
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await request.arrayBuffer());
  } catch (failure) {
    // The engine reads the body again and answers the failure.
    return pickByQuery(new ReplacedRequest(request, { failure }), first, others);
  }
  return (isMultipart ? pickByParts : pickByForm)(request, bytes, first, others);
}

/** Fields of a form whose values begin with the name of a world. */
const credential = /((?:^|&)(?:token|client_id|refresh_token)=)([^&]*)/g;

function pickByForm(
  request: PlainRequest,
  bytes: Uint8Array<ArrayBuffer>,
  first: World,
  others: readonly World[],
): Picked {
  // One character per byte, whatever the encoding of the form is.
  const text = Buffer.from(bytes.buffer).toString("latin1");
  let world: World | undefined;
  const body = text.replace(credential, (field, begin: string, value: string) => {
    const found = readToken(value.replace(/%7e/gi, prefixMark), others);
    if (found === undefined || (world !== undefined && found.world !== world)) return field;
    world = found.world;
    return `${begin}${found.token}`;
  });
  if (world !== undefined) return { world, request: withBody(request, Uint8Array.from(Buffer.from(body, "latin1"))) };
  const hasToken = /(?:^|&)token=[^&]/.test(text);
  return hasToken
    ? { world: first, request: withBody(request, bytes) }
    : pickByQuery(withBody(request, bytes), first, others);
}

async function pickByParts(
  request: PlainRequest,
  bytes: Uint8Array<ArrayBuffer>,
  first: World,
  others: readonly World[],
): Promise<Picked> {
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(bytes, { headers }).formData().catch(() => undefined);
  const field = form?.get("token");
  if (form === undefined || typeof field !== "string") return pickByQuery(withBody(request, bytes), first, others);
  const found = readToken(field, others);
  if (found === undefined) return { world: first, request: withBody(request, bytes) };
  form.set("token", found.token);
  const written = new Response(form);
  // The new form has its own boundary.
  const type = written.headers.get("content-type") ?? "";
  return { world: found.world, request: withBody(request, new Uint8Array(await written.arrayBuffer()), type) };
}

/** Reads the token from the query, for servers that accept it there. */
function pickByQuery(request: PlainRequest, first: World, others: readonly World[]): Picked {
  const url = new URL(request.url);
  const found = readToken(url.searchParams.get("token") ?? "", others);
  if (found === undefined) return { world: first, request };
  url.searchParams.set("token", found.token);
  return { world: found.world, request: new ReplacedRequest(request, { url: url.href }) };
}

function withBody(request: PlainRequest, body: Uint8Array<ArrayBuffer>, type?: string): PlainRequest {
  const headers = {
    "content-length": String(body.byteLength),
    ...(type !== undefined && { "content-type": type }),
  };
  return new ReplacedRequest(request, { headers, body });
}
