import { belowPrefix, createLocate, type MountOptions } from "../mount.js";
import { type Connection, checkHandler, type FetchHandler, replaceRequest, textAnswer, toResponse } from "../plain.js";

/** Options of mounting a handler in Hono. */
export interface HonoHandlerOptions extends MountOptions {
  /** Receives what the handler throws. The client gets no details. */
  readonly onError?: (error: unknown) => void;
  /**
   * Returns the address of the peer. Default: the address from the Node server. On other runtimes, use `getConnInfo` of
   * the runtime's Hono module.
   */
  readonly remoteAddress?: (context: HonoContext) => string | undefined;
}

/** The members of a Hono context that the adapter uses. */
export interface HonoContext {
  readonly req: {
    readonly raw: Request;
    /** The body that middleware has read, by form. */
    readonly bodyCache: object;
    arrayBuffer(): Promise<ArrayBuffer>;
    formData(): Promise<FormData>;
  };
  readonly env: unknown;
}

/** A handler of Hono. */
export type HonoHandler<Context extends HonoContext = HonoContext> = (
  context: Context,
  next: () => Promise<void>,
) => Promise<Response | undefined>;

/**
 * Serves a fetch handler as a handler of Hono 4. The handler sees the full address. If middleware has read the body,
 * the handler gets an equivalent body.
 * @throws if the prefix is not a path
 */
export function createHonoHandler(handler: FetchHandler, options: HonoHandlerOptions = {}): HonoHandler {
  checkHandler("createHonoHandler", handler);
  const { onError = ignore, remoteAddress = nodeAddress } = options;
  const locate = createLocate(options);
  const serve = belowPrefix(handler, options);
  return async (context, next) => {
    const { raw } = context.req;
    const address = locate(raw.url);
    if (address === undefined) {
      await next();
      return undefined;
    }
    try {
      const peer = remoteAddress(context);
      const connection: Connection = peer === undefined ? {} : { remoteAddress: peer };
      const answer = await serve(await toRequest(context, address), connection);
      // Hono leaves out the body of an answer to HEAD, and would never end its stream.
      if (raw.method === "HEAD") await answer.body?.cancel();
      return raw.method === "HEAD" ? new Response(null, answer) : answer;
    } catch (error) {
      onError(error);
      return toResponse(textAnswer(500, "Internal Server Error"));
    }
  };
}

async function toRequest({ req }: HonoContext, url: string): Promise<Request> {
  const { raw } = req;
  if (!raw.bodyUsed) return url === raw.url ? raw : replaceRequest(raw, { url });
  if ("formData" in req.bodyCache) return replaceForm(raw, url, await req.formData());
  return replaceRequest(raw, { url, body: new Uint8Array(await req.arrayBuffer()) });
}

/** Writes a parsed form again, with a new boundary. */
async function replaceForm(raw: Request, url: string, form: FormData): Promise<Request> {
  const isMultipart = raw.headers.get("content-type")?.toLowerCase().startsWith("multipart/") === true;
  const written = new Response(isMultipart ? form : toSearch(form));
  const headers = new Headers(raw.headers);
  headers.set("content-type", written.headers.get("content-type") ?? "");
  const typed = new Request(url, { method: raw.method, headers, signal: raw.signal });
  return replaceRequest(typed, { body: new Uint8Array(await written.arrayBuffer()) });
}

function toSearch(form: FormData): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") search.append(name, value);
  return search;
}

function ignore(): void {}

/** Returns the address of the peer from Hono's Node server or from an adapter of this package. */
function nodeAddress({ env }: { readonly env: unknown }): string | undefined {
  const address = find(env, "remoteAddress") ?? find(find(find(env, "incoming"), "socket"), "remoteAddress");
  return typeof address === "string" ? address.replace(/^::ffff:(?=\d+\.)/i, "") : undefined;
}

function find(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
