import { z } from "zod";
import { agentSessionLimits as limits } from "../values/default-session-limits.js";
import { createdSchema, type DeepReadonly, instantSchema, referenceSchema } from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const agentSchema = z
  .strictObject({
    app: referenceSchema("The app"),
    status: z.enum(limits.statuses),
    since: instantSchema.optional().describe("When it began to process. Default: when the world is loaded."),
    username: z.string().min(1).max(limits.username.maxLength.value).optional(),
    icon_emoji: z.string().min(1).optional().describe("Between colons. Takes precedence over icon_url."),
    icon_url: z.string().min(1).optional(),
  })
  .describe("An app's agent in the session: its status, name and picture.");

const agentSessionSchema = z
  .strictObject({
    channel: referenceSchema("The channel"),
    thread_ts: z
      .string()
      .regex(new RegExp(limits.thread_ts.pattern.value), "Expected seconds, a dot and six digits")
      .optional()
      .describe("The thread. Required outside of session channels, forbidden in them."),
    created: createdSchema,
    title: z
      .string()
      .max(limits.title.maxLength.value)
      .optional()
      .describe("Default: the name of the session channel, otherwise empty."),
    initiator: referenceSchema("The member who started it").optional(),
    agents: z.array(agentSchema).min(1, "Expected at least one agent").describe("One for each app, earliest first."),
  })
  .describe("A conversation with agents, in a thread or in a session channel.");

export type WorldAgentSession = DeepReadonly<z.infer<typeof agentSessionSchema>>;

/** Agent sessions of a world file. */
export const agentSessionSection: WorldSection<"agent_sessions", WorldAgentSession> = {
  key: "agent_sessions",
  schema: agentSessionSchema,
  *references(session, path): Generator<Reference> {
    yield* one("channel", session.channel, [...path, "channel"]);
    yield* one("user", session.initiator, [...path, "initiator"]);
    for (const [j, { app }] of session.agents.entries()) yield* one("app", app, [...path, "agents", j, "app"]);
  },
};
