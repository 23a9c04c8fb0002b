import { z } from "zod";
import { hasCredentials } from "./apps.js";
import { organizationSchema, type WorldOrganization } from "./schemas.js";
import { type AnySection, createNames, type ItemOf, type WorldContext } from "./section.js";
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

/** Gives access to a world by section, with the names of its items. */
export function createWorldContext(world: World): WorldContext {
  const { organization } = world;
  const itemsOf = ({ key }: AnySection) => {
    const lists: Readonly<Record<string, unknown>> = world;
    // The file has a list of items under each section's key.
    return (lists[key] ?? []) as never;
  };
  const names = createNames({ sections: worldSections, itemsOf, defaultWorkspace: organization?.default_workspace });
  return {
    ...(organization !== undefined && { organization }),
    names,
    isForeign: (workspace) =>
      workspace !== undefined && world.workspaces[names.lookup("workspace", workspace)[0] ?? -1]?.foreign === true,
    items: itemsOf,
  };
}

/** Whether a world file states credentials of apps, or installs apps, so that the store has to seal credentials. */
export function statesCredentials({ apps = [] }: World): boolean {
  return apps.some(hasCredentials);
}
