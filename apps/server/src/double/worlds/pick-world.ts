import type { World } from "./world.js";

/** A request, and the world that it is for. */
export interface Picked {
  readonly world: World;
  readonly request: Request;
}

/** What stands between the name of a world and a token of it. */
export const prefixMark = "~";

/** What tokens of a world begin with. */
export function prefixOf({ name }: Pick<World, "name">, first: Pick<World, "name">): string {
  return name === first.name ? "" : `${name}${prefixMark}`;
}

/** The form in which both protocols take a token from the header; one in another form is none. */
const bearerForm = /^(bearer +)(.*)$/is;

/**
 * The world that the prefix of a token names, and the request without the prefix. A token without one, or with that of no
 * world, is for the first.
 */
export async function pickWorld(request: Request, worlds: readonly World[]): Promise<Picked> {
  const [first, ...others] = worlds;
  if (first === undefined) throw new Error("There is no world.");
  if (others.length === 0) return { world: first, request };
  const [, scheme = "", token] = bearerForm.exec(request.headers.get("authorization") ?? "") ?? [];
  if (token === undefined) return pickByBody(request, first, others);
  const found = readToken(token, others);
  if (found === undefined) return { world: first, request };
  const headers = new Headers(request.headers);
  headers.set("authorization", `${scheme}${found.token}`);
  return { world: found.world, request: renew(request, { headers }) };
}

function readToken(text: string, others: readonly World[]) {
  const end = text.indexOf(prefixMark);
  const world = end < 0 ? undefined : others.find(({ name }) => name === text.slice(0, end));
  return world === undefined ? undefined : { world, token: text.slice(end + prefixMark.length) };
}

/** The token as a field of a form, where there is no header. */
async function pickByBody(request: Request, first: World, others: readonly World[]): Promise<Picked> {
  const type = request.method === "POST" ? (request.headers.get("content-type") ?? "") : "";
  if (/^multipart\/form-data\b/i.test(type)) return pickByParts(request, first, others);
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return pickByForm(request, first, others);
  return pickByQuery(request, first, others);
}

async function pickByForm(request: Request, first: World, others: readonly World[]): Promise<Picked> {
  const bytes = await request.arrayBuffer();
  // A letter for a byte, whatever the form is written in.
  const text = Buffer.from(bytes).toString("latin1");
  const [, field = ""] = /(?:^|&)token=([^&]*)/.exec(text) ?? [];
  if (field === "") return pickByQuery(withBody(request, bytes), first, others);
  const found = readToken(field.replace(/%7e/gi, prefixMark), others);
  if (found === undefined) return { world: first, request: withBody(request, bytes) };
  const body = text.replace(/(^|&)token=[^&]*/, (_field, before: string) => `${before}token=${found.token}`);
  return { world: found.world, request: withBody(request, Uint8Array.from(Buffer.from(body, "latin1"))) };
}

async function pickByParts(request: Request, first: World, others: readonly World[]): Promise<Picked> {
  const bytes = await request.arrayBuffer();
  const form = await withBody(request, bytes)
    .formData()
    .catch(() => undefined);
  const field = form?.get("token");
  if (form === undefined || typeof field !== "string") return pickByQuery(withBody(request, bytes), first, others);
  const found = readToken(field, others);
  if (found === undefined) return { world: first, request: withBody(request, bytes) };
  form.set("token", found.token);
  const headers = new Headers(request.headers);
  // The form brings a boundary and a length of its own.
  headers.delete("content-type");
  headers.delete("content-length");
  return { world: found.world, request: renew(request, { headers, body: form }) };
}

/** The token in the query, which counts where a server takes it from there. */
function pickByQuery(request: Request, first: World, others: readonly World[]): Picked {
  const url = new URL(request.url);
  const found = readToken(url.searchParams.get("token") ?? "", others);
  if (found === undefined) return { world: first, request };
  url.searchParams.set("token", found.token);
  return { world: found.world, request: renew(request, { url: url.href }) };
}

function withBody(request: Request, body: ArrayBuffer | Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(request.headers);
  if (headers.has("content-length")) headers.set("content-length", String(body.byteLength));
  return renew(request, { headers, body });
}

interface Renewal {
  readonly url?: string;
  readonly headers?: Headers;
  readonly body?: ArrayBuffer | Uint8Array<ArrayBuffer> | FormData;
}

/** The request with other parts. A server's own kind of request is read part by part: the platform takes none as a whole. */
function renew(request: Request, { url = request.url, headers = request.headers, body }: Renewal): Request {
  const { method, signal } = request;
  const isBodiless = method === "GET" || method === "HEAD";
  return new Request(url, { method, headers, signal, body: isBodiless ? null : (body ?? request.body), ...half });
}

/** A stream as a body is sent before the answer comes; the type of the platform lacks the word. */
const half: object = { duplex: "half" };
