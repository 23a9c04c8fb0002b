import { readArguments as readValues } from "../arguments/read-arguments.js";
import { type Awaitable, after } from "../awaitable.js";
import type { CallWith } from "../engine/call.js";
import type { Refusal } from "../refusals/refusal.js";
import { readCredentials } from "../request/read-credentials.js";

type Values = Readonly<Record<string, unknown>>;

/** Finds the arguments in the query and the body, and converts them to the types of their definitions. */
export function readArguments(call: CallWith<"method" | "sent">): Awaitable<{ readonly values: Values } | Refusal> {
  const { engine, method, sent } = call;
  return after(readValues(method, sent, engine), (read) => {
    if (!read.ok) return read;
    return { values: method.headerArguments === undefined ? read.values : withHeader(read.values, call) };
  });
}

/** The header wins over what the query and the body say. */
function withHeader(values: Values, { method, request }: CallWith<"method">): Values {
  const credentials = readCredentials(request);
  const found = (method.headerArguments ?? []).map(({ name, part }) => [name, credentials[part]] as const);
  return { ...values, ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) };
}
