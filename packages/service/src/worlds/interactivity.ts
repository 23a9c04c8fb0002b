import { z } from "zod";
import { responseUrls, triggers } from "../model/interaction.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import { hashToken } from "../values/secrets.js";
import { type DeepReadonly, instantSchema, referenceSchema } from "./schemas.js";
import {
  one,
  type Reference,
  storedInstant,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";

const responseUrlSchema = z
  .strictObject({
    id: z.string().regex(/^\d+$/, "Expected digits").describe("Second-to-last part of the address."),
    secret: z
      .string()
      .regex(/^[A-Za-z0-9]{24}$/, "Expected 24 letters and digits")
      .describe("Last part of the address."),
    kind: z.enum(["commands", "actions"]).describe("Whether it answers a command or another act."),
    app: referenceSchema("The app that received it"),
    user: referenceSchema("The user who acted"),
    channel: referenceSchema("The conversation in which the user acted"),
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    message: z.string().optional().describe("The `ts` of the message in which the user acted. Default: none."),
    expires: instantSchema.describe("When it expires."),
    uses: z.int().nonnegative().optional().describe("How often it was used. Default: 0."),
  })
  .describe("An address at which an app answers an act of a user.");

export type WorldResponseUrl = DeepReadonly<z.infer<typeof responseUrlSchema>>;

/** Addresses for answers of a world file. */
export const responseUrlSection: WorldSection<"response_urls", WorldResponseUrl> = {
  key: "response_urls",
  schema: responseUrlSchema,
  *references({ app, user, channel, workspace }, path): Generator<Reference> {
    yield* one("app", app, [...path, "app"]);
    yield* one("user", user, [...path, "user"]);
    yield* one("channel", channel, [...path, "channel"]);
    yield* one("workspace", workspace, [...path, "workspace"]);
  },
};

/** Checks that each address for answers has its own id. */
export function checkResponseUrls(items: readonly WorldResponseUrl[]): readonly WorldFinding[] {
  return items.flatMap(({ id }, i) =>
    items.findIndex((one) => one.id === id) === i
      ? []
      : [{ path: ["response_urls", i, "id"], message: `The id ${id} is taken already` }],
  );
}

/** Writes of the addresses for answers. */
export function responseUrlWrites(items: readonly WorldResponseUrl[], { ids }: WriteContext): readonly Write[] {
  return items.map((item) =>
    put(responseUrls, {
      id: item.id,
      version: 1,
      kind: item.kind,
      workspaceId: ids.workspace(item.workspace),
      appId: ids.of("app", item.app),
      userId: ids.of("user", item.user),
      channelId: ids.of("channel", item.channel),
      ...(item.message !== undefined && { message: { ts: item.message, isEphemeral: false } }),
      secretHash: hashToken(item.secret),
      expires: storedInstant(item.expires),
      uses: item.uses ?? 0,
    }),
  );
}

const triggerSchema = z
  .strictObject({
    id: z.string().regex(/^\d+\.\d+\.[0-9a-f]+$/, "Expected two numbers and hexadecimal digits between dots"),
    app: referenceSchema("The app that received it"),
    user: referenceSchema("The user who acted"),
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    view: z.string().optional().describe("The id of the modal in which the user acted. Default: it was elsewhere."),
    expires: instantSchema.optional().describe("When it expires. Default: it does not."),
    exchanged: z.literal(true).optional().describe("It was exchanged for a view."),
  })
  .describe("A trigger that an app received with an act of a user, and can exchange once for a view.");

type WorldTrigger = DeepReadonly<z.infer<typeof triggerSchema>>;

/** Triggers of a world file. */
export const triggerSection: WorldSection<"triggers", WorldTrigger> = {
  key: "triggers",
  schema: triggerSchema,
  *references({ app, user, workspace, view }, path): Generator<Reference> {
    yield* one("app", app, [...path, "app"]);
    yield* one("user", user, [...path, "user"]);
    yield* one("workspace", workspace, [...path, "workspace"]);
    yield* one("view", view, [...path, "view"]);
  },
};

/** Checks that each trigger has its own id. */
export function checkTriggers(items: readonly WorldTrigger[]): readonly WorldFinding[] {
  return items.flatMap(({ id }, i) =>
    items.findIndex((one) => one.id === id) === i
      ? []
      : [{ path: ["triggers", i, "id"], message: `The id ${id} is taken already` }],
  );
}

/** Writes of the triggers. */
export function triggerWrites(items: readonly WorldTrigger[], { ids }: WriteContext): readonly Write[] {
  return items.map((item) =>
    put(triggers, {
      id: item.id,
      version: 1,
      workspaceId: ids.workspace(item.workspace),
      appId: ids.of("app", item.app),
      userId: ids.of("user", item.user),
      ...(item.view !== undefined && { viewId: ids.of("view", item.view) }),
      ...(item.expires !== undefined && { expires: storedInstant(item.expires) }),
      ...(item.exchanged === true && { exchanged: true }),
    }),
  );
}
