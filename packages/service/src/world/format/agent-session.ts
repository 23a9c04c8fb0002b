import { agentsSessionsSetStatusLimits as limits } from "@rollcall/webapi-core/svc";
import { z } from "zod";
import { createdSchema, type DeepReadonly, referenceSchema } from "./words.js";

const agentSchema = z
  .strictObject({
    app: referenceSchema("The app"),
    status: z.enum(limits.status.oneOf.value),
    username: z.string().min(1).max(limits.username.maxLength.value).optional(),
    icon_emoji: z.string().min(1).optional().describe("Between colons; it wins over icon_url."),
    icon_url: z.string().min(1).optional(),
  })
  .describe("What the agent of an app does, and under which name and picture.");

/** An agent session of a world file. */
export const agentSessionSchema = z
  .strictObject({
    channel: referenceSchema("The channel"),
    thread_ts: z
      .string()
      .regex(new RegExp(limits.thread_ts.pattern.value), "Expected seconds, a dot and six digits")
      .optional()
      .describe("The thread; left out in a session channel."),
    created: createdSchema,
    title: z.string().max(limits.title.maxLength.value).optional().describe("Left out: the name of a session channel."),
    initiator: referenceSchema("The member who began it").optional(),
    agents: z
      .array(agentSchema)
      .min(1, "Expected at least one agent")
      .describe("One for each app, the earliest first."),
  })
  .describe("A conversation with agents, in a thread or in a session channel.");

export type WorldAgentSession = DeepReadonly<z.infer<typeof agentSessionSchema>>;
