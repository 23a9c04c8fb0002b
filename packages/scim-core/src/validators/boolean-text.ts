import type { Zod } from "@rollcall/schemas";
import type { z } from "zod";

/** Validates a boolean that may also be the text "true" or "false", in any case. */
export function booleanText(z: Zod, params: Parameters<Zod["boolean"]>[0]): z.ZodType<boolean> {
  return z.preprocess(readText, z.boolean(params));
}

function readText(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = value.toLowerCase();
  return text === "true" ? true : text !== "false" && value;
}
