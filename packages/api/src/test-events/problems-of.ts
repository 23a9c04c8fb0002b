import { type Schema, withoutZod } from "@rollcall/webapi-core";
import { expect } from "vitest";
import { z } from "zod";
import { webapi } from "../generated/webapi/index.js";

/** Code of the texts and dialogs of blocks, which views and actions of payloads have, too. */
const blocksCode = "invalid_blocks";

/** Sentences of events, and codes of types that methods share. */
const declared = (message: string) =>
  /^(must |is not a known key)/.test(message) || Object.hasOwn(webapi.errors, message) || message === blocksCode;

/** The paths of a value's problems. Requires that their messages are declared, and that the schema finds the same without zod. */
export function problemsOf(schema: Schema<unknown>, value: unknown): readonly string[] {
  const result = schema(z).safeParse(value);
  const found = schema(withoutZod).safeParse(value);
  expect(found).toEqual(result.success ? result : { success: false, error: { issues: result.error.issues } });
  const issues = result.error?.issues ?? [];
  expect(issues.filter(({ message }) => !declared(message))).toEqual([]);
  return issues.map(({ path }) => path.join("."));
}
