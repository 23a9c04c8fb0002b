import { validateHeaderName, validateHeaderValue } from "node:http";

/** Inspects answers made with the replaced global `Response`. */
interface WholeBodies {
  /**
   * Whether an answer still has the string or bytes that it was created with as its body, so that it can be written
   * without a stream.
   */
  readonly has: (response: Response) => boolean;
  /**
   * Checks the headers of an answer, so that invalid headers fail before anything is written.
   * @throws TypeError
   */
  readonly checkHeaders: (response: Response) => void;
}

/**
 * Creates an inspector of answers. If the replacement stores bodies in an unknown way, no answer counts as whole. An
 * answer without a body does not either, because the library would not announce its length.
 */
export function findWholeBodies(): WholeBodies {
  const probe = new Response("probe");
  const key = Object.getOwnPropertySymbols(probe).find((symbol) => heldBy(probe, symbol)?.[1] === "probe");
  if (key === undefined) return noWholeBodies;
  return {
    has(response) {
      const body = heldBy(response, key)?.[1];
      return typeof body === "string" || body instanceof Uint8Array;
    },
    checkHeaders(response) {
      const headers = heldBy(response, key)?.[2];
      if (isPlain(headers)) checkPlain(headers);
      else void response.headers;
    },
  };
}

/** The inspector if `Response` is not replaced. Reading the headers creates and checks them. */
export const noWholeBodies: WholeBodies = {
  has: () => false,
  checkHeaders: (response) => void response.headers,
};

/** The listener's library stores `[status, body, headers]` under its own symbol, with the original headers. */
function heldBy(response: Response, key: symbol): readonly unknown[] | undefined {
  const held: unknown = Reflect.get(response, key);
  return Array.isArray(held) ? held : undefined;
}

/** Headers that can be written unchanged: strings by name. */
function isPlain(headers: unknown): headers is Readonly<Record<string, string>> {
  if (typeof headers !== "object" || headers === null) return false;
  if (Object.getPrototypeOf(headers) !== Object.prototype) return false;
  return Object.values(headers).every((value) => typeof value === "string");
}

function checkPlain(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
}
