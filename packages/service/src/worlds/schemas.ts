import { demandIn, type Schema } from "@rollcall/webapi-core";
import { z } from "zod";
import { idPatterns, plans } from "../generated/service.js";

/** A type with readonly properties and items, at any depth. */
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** Schema of a reference: the name of another item, or the `id` that the file gives it. */
export function referenceSchema(to: string): z.ZodString {
  return z.string().min(1).describe(`${to}, by name or by the id that this file gives it.`);
}

/** Schema of an ID fixed by the file. Default: generated when the world is loaded. */
export function idSchema(...patterns: readonly RegExp[]): z.ZodOptional<z.ZodString> {
  const pattern = new RegExp(patterns.map(({ source }) => source).join("|"), "u");
  return z
    .string()
    .regex(pattern, `Expected an id that matches ${pattern.source}`)
    .optional()
    .describe("Fixed ID. Default: generated when the world is loaded.");
}

/** Schema of an instant with an offset from UTC. */
export const instantSchema = z.iso
  .datetime({ offset: true, error: "Expected an instant such as 2026-01-31T09:00:00Z" })
  .describe("ISO 8601 date and time with an offset.");

/** Schema of a creation time. Default: when the world is loaded. */
export const createdSchema = instantSchema
  .optional()
  .describe("When it was created. Default: when the world is loaded.");

/** Schema of callers' addresses: single ones, or ranges in CIDR notation. */
export const addressesSchema = z
  .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: "Expected an IP address or a CIDR range" }))
  .describe("IP addresses or CIDR ranges.");

/** Schema of a token in clear text. Only its hash is stored, or the sealed token. */
export const tokenTextSchema = z
  .string()
  .min(8, "Expected at least 8 characters")
  .regex(/^\S+$/, "Expected a token without spaces");

const levelSchema = z.enum(["read", "write"]);

/** Users and channels that an item is shared with. */
export const accessSchema = z
  .array(
    z.union([
      z.strictObject({ user: referenceSchema("A user"), level: levelSchema }),
      z.strictObject({ channel: referenceSchema("A channel"), level: levelSchema }),
    ]),
  )
  .describe("Users and channels that it is shared with.");

export type WorldAccess = DeepReadonly<z.infer<typeof accessSchema>>;

/**
 * Blocks or attachments in a world file. They are checked as those of a call, but the schema for editors takes any
 * objects: written out for every place where blocks occur, it would have 1.5 MB.
 */
export function partsSchema<Part>(part: Schema<Part>): z.ZodType<readonly Part[]> {
  const objects = z.array(z.looseObject({})).check(({ value, issues }) => {
    const { error } = z.array(part(z)).safeParse(value);
    for (const issue of error?.issues ?? []) issues.push(toFinding(issue, value));
  });
  // What passes the check is a list of parts.
  return objects as unknown as z.ZodType<readonly Part[]>;
}

/** An issue with what is wrong instead of the code that a call answers. */
function toFinding(issue: z.core.$ZodIssue, parts: unknown): z.core.$ZodRawIssue {
  const { message: _, ...rest } = issue;
  const demand = demandIn(issue, (name) => name);
  const input = issue.path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), parts);
  return { ...rest, input, ...(demand !== undefined && { message: toSentence(demand) }) } as z.core.$ZodRawIssue;
}

function toSentence(demand: string): string {
  return `${demand.charAt(0).toUpperCase()}${demand.slice(1)}`;
}

/** Rules of an organization or a standalone workspace for its users. */
export const userRulesSchema = z
  .strictObject({
    identity_manager: z
      .boolean()
      .optional()
      .describe("An identity manager signs users in, and passwords sent over SCIM are ignored."),
    users_may_change_display_name: z
      .boolean()
      .optional()
      .describe("Users choose their display names, which are not synced."),
  })
  .describe("Rules for the users of the directory.");

/** Plan of a workspace or an organization. */
export const planSchema = z.enum(plans).describe("The plan.");

/** The organization of a world file. */
export const organizationSchema = z
  .strictObject({
    id: idSchema(idPatterns.organization),
    name: z.string().min(1),
    created: createdSchema,
    plan: planSchema.optional(),
    default_workspace: referenceSchema("The workspace that users created over SCIM join"),
    user_rules: userRulesSchema.optional(),
    analytics: z.enum(["on", "off", "preparing"]).optional().describe("Whether messages can be analyzed. Default: on."),
  })
  .describe("The enterprise organization. Default: none, for a standalone workspace.");

export type WorldOrganization = DeepReadonly<z.infer<typeof organizationSchema>>;
