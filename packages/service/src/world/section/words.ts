import { z } from "zod";

/** A type whose properties and items, however deep, are read and never written. */
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** The name of something else in the world, or the `id` that the file gives it. */
export function referenceSchema(to: string): z.ZodString {
  return z.string().min(1).describe(`${to}, by name or by the id that this file gives it.`);
}

/** An identifier that is fixed by the file; absent means that one is made when the world is loaded. */
export function idSchema(...patterns: readonly RegExp[]): z.ZodOptional<z.ZodString> {
  const pattern = new RegExp(patterns.map(({ source }) => source).join("|"), "u");
  return z
    .string()
    .regex(pattern, `Expected an id that matches ${pattern.source}`)
    .optional()
    .describe("Fixed identifier. Left out, one is made when the world is loaded.");
}

/** An instant with its offset from UTC. */
export const instantSchema = z.iso
  .datetime({ offset: true, error: "Expected an instant such as 2026-01-31T09:00:00Z" })
  .describe("ISO 8601 date and time with an offset.");

/** When something came into being; absent means when the world is loaded. */
export const createdSchema = instantSchema.optional().describe("When it was made. Left out: when the world is loaded.");

/** Callers' addresses: single ones, or ranges in CIDR notation. */
export const addressesSchema = z
  .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: "Expected an IP address or a CIDR range" }))
  .describe("IP addresses or CIDR ranges.");
