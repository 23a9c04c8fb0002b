import type { World } from "./world.js";

/** A request and the world that serves it. */
interface Picked {
  readonly world: World;
  readonly request: Request;
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

/** Reads the token from a form field if there is no header. */
async function pickByBody(request: Request, first: World, others: readonly World[]): Promise<Picked> {
  const type = request.method === "POST" ? (request.headers.get("content-type") ?? "") : "";
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  if (!isMultipart && !/^application\/x-www-form-urlencoded\b/i.test(type)) return pickByQuery(request, first, others);
  let bytes: ArrayBuffer;
  try {
    bytes = await request.arrayBuffer();
  } catch (error) {
    return pickByQuery(renew(request, { body: createFailedBody(error) }), first, others);
  }
  return (isMultipart ? pickByParts : pickByForm)(request, bytes, first, others);
}

/** A body that fails as the original one did when it is read, so that the engine answers the failure. */
function createFailedBody(error: unknown): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(error) });
}

function pickByForm(request: Request, bytes: ArrayBuffer, first: World, others: readonly World[]): Picked {
  // One character per byte, whatever the encoding of the form is.
  const text = Buffer.from(bytes).toString("latin1");
  const [, field = ""] = /(?:^|&)token=([^&]*)/.exec(text) ?? [];
  if (field === "") return pickByQuery(withBody(request, bytes), first, others);
  const found = readToken(field.replace(/%7e/gi, prefixMark), others);
  if (found === undefined) return { world: first, request: withBody(request, bytes) };
  const body = text.replace(/(^|&)token=[^&]*/, (_field, before: string) => `${before}token=${found.token}`);
  return { world: found.world, request: withBody(request, Uint8Array.from(Buffer.from(body, "latin1"))) };
}

async function pickByParts(
  request: Request,
  bytes: ArrayBuffer,
  first: World,
  others: readonly World[],
): Promise<Picked> {
  const form = await withBody(request, bytes)
    .formData()
    .catch(() => undefined);
  const field = form?.get("token");
  if (form === undefined || typeof field !== "string") return pickByQuery(withBody(request, bytes), first, others);
  const found = readToken(field, others);
  if (found === undefined) return { world: first, request: withBody(request, bytes) };
  form.set("token", found.token);
  const headers = new Headers(request.headers);
  // The new form has its own boundary and length.
  headers.delete("content-type");
  headers.delete("content-length");
  return { world: found.world, request: renew(request, { headers, body: form }) };
}

/** Reads the token from the query, for servers that accept it there. */
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
  readonly body?: ArrayBuffer | Uint8Array<ArrayBuffer> | FormData | ReadableStream;
}

/** Copies a request with other parts. The parts are read one by one, because `new Request` does not accept an adapter's request. */
function renew(request: Request, { url = request.url, headers = request.headers, body }: Renewal): Request {
  const { method, signal } = request;
  const isBodiless = method === "GET" || method === "HEAD";
  return new Request(url, { method, headers, signal, body: isBodiless ? null : (body ?? request.body), ...half });
}

/** Required for a stream as the body; the platform's type lacks it. */
const half: object = { duplex: "half" };
