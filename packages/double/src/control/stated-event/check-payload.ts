import type { EventRow } from "@rollcall/webapi-core";
import { withoutZod } from "@rollcall/webapi-core";

/** A valid payload, or what is wrong with it. */
type CheckedPayload =
  | { readonly ok: true; readonly payload: object }
  | {
      readonly ok: false;
      readonly error: "invalid_arguments";
      readonly response_metadata: { readonly messages: readonly string[] };
    };

/** Checks the payload of an event with the validator of its definition. The type may be left out. */
export async function checkPayload(row: EventRow, stated: object): Promise<CheckedPayload> {
  const { payload: schema, wireName } = await row.load();
  const result = schema(withoutZod).safeParse({ type: wireName, ...stated });
  if (result.success) return { ok: true, payload: result.data };
  const messages = [...new Set(result.error.issues.flatMap(toLines))];
  return { ok: false, error: "invalid_arguments", response_metadata: { messages } };
}

interface Issue {
  readonly code?: string;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}

/** The sentence of an issue and where it is, such as `[ERROR] must be a string [json-pointer:/payload/channel]`. */
function toLines({ message, path, keys }: Issue): readonly string[] {
  const places = keys === undefined ? [path] : keys.map((key) => [...path, key]);
  return places.map((place) => `[ERROR] ${message} [json-pointer:${["payload", ...place].map(toStep).join("")}]`);
}

/** @see RFC 6901 */
function toStep(step: PropertyKey): string {
  return `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
