import { z } from "zod";
import { agentSessionSchema } from "./agent-session.js";
import { appSchema } from "./app.js";
import { canvasSchema } from "./canvas.js";
import { channelSchema } from "./channel.js";
import { crmOrganizationSchema } from "./crm-organization.js";
import { fileSchema } from "./file.js";
import { functionSchema } from "./function.js";
import { groupSchema } from "./group.js";
import { listSchema } from "./list.js";
import { messageSchema } from "./message.js";
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
    files: z.array(fileSchema).optional(),
    messages: z.array(messageSchema).optional(),
    functions: z.array(functionSchema).optional(),
    crm_organizations: z.array(crmOrganizationSchema).optional(),
    lists: z.array(listSchema).optional(),
    canvases: z.array(canvasSchema).optional(),
    agent_sessions: z.array(agentSessionSchema).optional(),
    tokens: z.array(tokenSchema).optional(),
  })
  .describe("What exists when the service starts for the first time.");

export type World = DeepReadonly<z.infer<typeof worldSchema>>;
