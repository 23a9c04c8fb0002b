import type { PlainRequest } from "@rollcall/server-adapters/node";
import { hooksPath, hookWorldMark, isFileUrl, knowsPublicFile, knowsUpload, uploadPath } from "@rollcall/service";
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

/**
 * Returns the world that the prefix of the token names, and the request without the prefix. A token without the prefix of
 * a known world selects the first world.
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
  const owner = isFileUrl(url) ? await findByPublicUrl(url, worlds) : undefined;
  if (owner !== undefined) return { world: owner, request };
  const [, scheme = "", token] = bearerForm.exec(request.headers.get("authorization") ?? "") ?? [];
  if (token === undefined) return pickByBody(request, first, others);
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

/** Reads the token from a form field if there is no header. */
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

function pickByForm(
  request: PlainRequest,
  bytes: Uint8Array<ArrayBuffer>,
  first: World,
  others: readonly World[],
): Picked {
  // One character per byte, whatever the encoding of the form is.
  const text = Buffer.from(bytes.buffer).toString("latin1");
  const [, field = ""] = /(?:^|&)token=([^&]*)/.exec(text) ?? [];
  if (field === "") return pickByQuery(withBody(request, bytes), first, others);
  const found = readToken(field.replace(/%7e/gi, prefixMark), others);
  if (found === undefined) return { world: first, request: withBody(request, bytes) };
  const body = text.replace(/(^|&)token=[^&]*/, (_field, before: string) => `${before}token=${found.token}`);
  return { world: found.world, request: withBody(request, Uint8Array.from(Buffer.from(body, "latin1"))) };
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
