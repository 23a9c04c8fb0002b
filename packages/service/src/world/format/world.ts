import { z } from "zod";
import { appSchema } from "./app.js";
import { channelSchema } from "./channel.js";
import { groupSchema } from "./group.js";
import { listSchema } from "./list.js";
import { organizationSchema } from "./organization.js";
import { tokenSchema } from "./token.js";
import { userSchema } from "./user.js";
import type { DeepReadonly } from "./words.js";
import { workspaceSchema } from "./workspace.js";

/** A whole world as a file states it: what exists when the service starts for the first time. */
export const worldSchema = z
  .strictObject({
    kind: z.literal("world"),
    organization: organizationSchema.optional(),
    workspaces: z.array(workspaceSchema).min(1, "Expected at least one workspace"),
    users: z.array(userSchema).optional(),
    channels: z.array(channelSchema).optional(),
    groups: z.array(groupSchema).optional(),
    apps: z.array(appSchema).optional(),
    lists: z.array(listSchema).optional(),
    tokens: z.array(tokenSchema).optional(),
  })
  .describe("What exists when the service starts for the first time.");

export type World = DeepReadonly<z.infer<typeof worldSchema>>;
