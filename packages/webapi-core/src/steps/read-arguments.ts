import { readArguments as readValues } from "../arguments/read-arguments.js";
import type { CallWith } from "../engine/call.js";
import type { Refusal } from "../refusals/refusal.js";

/** Finds the arguments in the query and the body, and converts them to the types of their definitions. */
export async function readArguments({
  engine,
  method,
  sent,
}: CallWith<"method" | "sent">): Promise<{ readonly values: Readonly<Record<string, unknown>> } | Refusal> {
  const read = await readValues(method, sent, engine);
  return read.ok ? { values: read.values } : read;
}
