import { validateHeaderName, validateHeaderValue } from "node:http";

/** A look at answers made by the replaced global `Response`. */
export interface WholeBodies {
  /**
   * Whether an answer still holds its body as the text or bytes that it was made of, so that it can be written without
   * becoming a stream first.
   */
  readonly has: (response: Response) => boolean;
  /**
   * Checks the headers of an answer, so that one which cannot be written fails here and not in the middle of writing.
   * @throws TypeError
   */
  readonly checkHeaders: (response: Response) => void;
}

/**
 * How answers are looked at. Where the replacement holds bodies in a way that is not known here, no answer counts as one
 * that has it whole. An answer without a body does not either: the library leaves its length open.
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

/** How answers are looked at where `Response` is not replaced. Reading the headers makes them, which checks them. */
export const noWholeBodies: WholeBodies = {
  has: () => false,
  checkHeaders: (response) => void response.headers,
};

/** The listener's library holds `[status, body, headers]` under a symbol of its own, the headers as they were given. */
function heldBy(response: Response, key: symbol): readonly unknown[] | undefined {
  const held: unknown = Reflect.get(response, key);
  return Array.isArray(held) ? held : undefined;
}

/** Headers that are written as they are: texts under names. */
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
