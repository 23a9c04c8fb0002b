import { type MethodDefinition, type MethodTypes, withoutZod } from "@rollcall/webapi-core";
import { isObject } from "../../../values/is-object.js";

/** Returns what was sent as JSON or in the field `payload` of a form; undefined if that is not a message. */
export function readPayload<T extends MethodTypes>(
  sent: T["arguments"] & { readonly payload?: unknown },
  { arguments: schema }: Pick<MethodDefinition<T>, "arguments">,
): T["arguments"] | undefined {
  if (sent.payload === undefined) return sent;
  if (!isObject(sent.payload)) return undefined;
  const checked = schema(withoutZod).safeParse(sent.payload);
  return checked.success ? checked.data : undefined;
}
