import { z } from "zod";
import type { AnySection, ItemOf } from "./section/section.js";
import { organizationSchema, type WorldOrganization } from "./section/world-organization.js";
import { worldSections } from "./sections.js";

type Section = (typeof worldSections)[number];

/** A whole world as stated in a file: what exists when the service starts for the first time. */
export type World = {
  readonly kind: "world";
  readonly organization?: WorldOrganization | undefined;
} & {
  readonly [S in Extract<Section, { readonly key: "workspaces" }> as S["key"]]: readonly ItemOf<S>[];
} & {
  readonly [S in Exclude<Section, { readonly key: "workspaces" }> as S["key"]]?: readonly ItemOf<S>[] | undefined;
};

/** Schema of a world file. */
export const worldSchema: z.ZodType<World> = z
  .strictObject({
    kind: z.literal("world"),
    organization: organizationSchema.optional(),
    ...Object.fromEntries(worldSections.map(({ key, schema }: AnySection) => [key, toList(key, schema)])),
  })
  // The keys are those of the sections, each with a list of its items.
  .describe("What exists when the service starts for the first time.") as unknown as z.ZodType<World>;

function toList(key: string, schema: z.ZodType): z.ZodType {
  return key === "workspaces" ? z.array(schema).min(1, "Expected at least one workspace") : z.array(schema).optional();
}
