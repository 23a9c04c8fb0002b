import { coverPairs } from "@rollcall/test-kit/cover-pairs";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../../testing/create-test-service.js";
import { visibilityCallers, visibilityWorld } from "../../../testing/visibility-world.js";

const ts = "1780000000.000000";
const channelIds = visibilityWorld.channels.map(({ id }) => id);
const kindOf = new Map<string, string>(visibilityWorld.channels.map(({ id, kind }) => [id, kind]));

/** The call of one method about conversations that the caller sees. Every call is refused, or changes nothing. */
interface Operation {
  readonly method: string;
  readonly args: (channel: string) => object;
  /** Answer if nothing else applies. */
  readonly last: string;
  /** Answer in an archived conversation. Default: not checked. */
  readonly archived?: string;
  /** Answer to a caller who is not a member. Default: not checked. */
  readonly stranger?: string;
  /** Answer to a guest. Default: not checked. */
  readonly guest?: string;
  /** Answer in the general channel. Default: not checked. */
  readonly general?: string;
  /** Kinds of conversations that the method is not about. Default: none. */
  readonly except?: readonly string[];
  /** Answer for those kinds. Default: method_not_supported_for_channel_type. */
  readonly excepted?: string;
  /** Whether membership is checked before the archive. Default: false. */
  readonly isStrangerFirst?: true;
}

const message = (channel: string) => ({ channel, ts, timestamp: ts, message_ts: ts, name: "tada", text: "x" });
const bookmark = (channel: string) => ({ channel_id: channel, bookmark_id: "Bk404", title: "t", type: "x" });
const user = (channel: string) => ({ channel, user: "U404", users: "U404" });
const reply = (channel: string) => ({ channel, text: "x", thread_ts: ts, post_at: 1_780_000_000 });

const operations: readonly Operation[] = [
  { method: "chat.postMessage", args: reply, last: "cannot_reply_to_message", archived: "is_archived" },
  { method: "chat.scheduleMessage", args: reply, last: "invalid_arguments", archived: "is_archived" },
  {
    method: "chat.postEphemeral",
    args: (channel) => ({ channel, user: "U404", text: "x" }),
    last: "user_not_in_channel",
    archived: "is_archived",
    stranger: "not_in_channel",
  },
  {
    method: "chat.meMessage",
    args: (channel) => ({ channel, text: " " }),
    last: "no_text",
    archived: "is_archived",
    stranger: "not_in_channel",
  },
  { method: "chat.update", args: message, last: "message_not_found", archived: "is_inactive" },
  { method: "chat.delete", args: message, last: "message_not_found" },
  { method: "chat.getPermalink", args: message, last: "message_not_found" },
  {
    method: "chat.deleteScheduledMessage",
    args: (channel) => ({ channel, scheduled_message_id: "Q404" }),
    last: "invalid_scheduled_message_id",
  },
  {
    method: "reactions.add",
    args: message,
    last: "message_not_found",
    archived: "is_archived",
    stranger: "not_in_channel",
  },
  { method: "reactions.get", args: message, last: "message_not_found" },
  { method: "reactions.remove", args: message, last: "message_not_found" },
  {
    method: "pins.add",
    args: message,
    last: "message_not_found",
    archived: "restricted_action",
    stranger: "not_in_channel",
    guest: "restricted_action",
    isStrangerFirst: true,
  },
  {
    method: "pins.remove",
    args: message,
    last: "message_not_found",
    archived: "restricted_action",
    stranger: "restricted_action",
    guest: "restricted_action",
    isStrangerFirst: true,
  },
  { method: "pins.list", args: message, last: "ok" },
  {
    method: "bookmarks.add",
    args: bookmark,
    last: "invalid_bookmark_type",
    archived: "permission_denied",
    stranger: "access_denied",
    guest: "permission_denied",
  },
  {
    method: "bookmarks.edit",
    args: bookmark,
    last: "not_found",
    archived: "permission_denied",
    stranger: "access_denied",
    guest: "permission_denied",
  },
  {
    method: "bookmarks.remove",
    args: bookmark,
    last: "not_found",
    archived: "permission_denied",
    stranger: "access_denied",
    guest: "permission_denied",
  },
  { method: "bookmarks.list", args: bookmark, last: "ok", stranger: "access_denied" },
  {
    method: "conversations.canvases.create",
    args: (channel) => ({ channel_id: channel, title: " " }),
    last: "canvas_creation_failed",
    archived: "restricted_action",
    stranger: "restricted_action",
    guest: "restricted_action",
    except: ["im", "mpim"],
    excepted: "channel_not_found",
  },
  {
    method: "conversations.invite",
    args: user,
    last: "user_not_found",
    archived: "is_archived",
    stranger: "not_in_channel",
    guest: "user_is_restricted",
    except: ["im", "mpim"],
  },
  {
    method: "conversations.kick",
    args: user,
    last: "user_not_found",
    archived: "restricted_action",
    stranger: "not_in_channel",
    guest: "restricted_action",
    general: "cant_kick_from_general",
    except: ["im", "mpim"],
  },
  {
    method: "conversations.setTopic",
    args: (channel) => ({ channel, topic: "" }),
    last: "ok",
    except: ["im"],
    archived: "is_archived",
    stranger: "not_in_channel",
    guest: "user_is_restricted",
  },
  {
    method: "conversations.setPurpose",
    args: (channel) => ({ channel, purpose: "" }),
    last: "ok",
    except: ["im"],
    archived: "is_archived",
    stranger: "not_in_channel",
    guest: "user_is_restricted",
  },
  {
    method: "conversations.mark",
    args: (channel) => ({ channel, ts: "0" }),
    last: "invalid_timestamp",
    stranger: "not_in_channel",
  },
  {
    method: "conversations.open",
    args: (channel) => ({ channel }),
    last: "ok",
    except: ["public", "private", "session"],
  },
];

// Who sees what is one step, which visibility.test.ts tries with every caller: each code of an operation occurs, and each
// caller.
const cases = coverPairs(
  operations.flatMap((operation) =>
    Object.keys(visibilityCallers).map((token) => ({ ...operation, operation, token })),
  ),
  ({ method, token, operation }) => [
    `by ${token}`,
    ...new Set(channelIds.map((channel) => `${method} ${wantedCode(channel, token, operation)}`)),
  ],
);

let service: TestService;
beforeAll(async () => {
  service = await createTestService(visibilityWorld);
});

describe("the visibility of conversations that a call changes", () => {
  it.each(cases)("holds for $method by $token", async ({ method, args, token, operation }) => {
    for (const channel of channelIds) {
      const { body } = await service.call(method, args(channel), token);
      expect([channel, body.error ?? "ok"]).toEqual([channel, wantedCode(channel, token, operation)]);
    }
  });
});

function wantedCode(channel: string, token: string, operation: Operation): string {
  const { sees = [], notGranted = [], refused } = visibilityCallers[token] ?? {};
  if (refused !== undefined) return refused;
  if (!sees.includes(channel)) return notGranted.includes(channel) ? "team_access_not_granted" : "channel_not_found";
  return refusalOf(channel, token, operation) ?? operation.last;
}

function refusalOf(channel: string, token: string, operation: Operation): string | undefined {
  const found = visibilityWorld.channels.find(({ id }) => id === channel);
  const isArchived = found !== undefined && "archived" in found && found.archived === true;
  const members = found !== undefined && "members" in found ? found.members : undefined;
  const kind = kindOf.get(channel) ?? "";
  if (operation.except?.includes(kind) === true) return operation.excepted ?? "method_not_supported_for_channel_type";
  const { userName } = visibilityCallers[token] ?? {};
  const isStranger = members?.includes(userName ?? "") === false;
  const stranger = isStranger ? operation.stranger : undefined;
  const closed = isArchived ? operation.archived : undefined;
  const guest = token === "guest" ? operation.guest : undefined;
  const general = channel === "C1" ? operation.general : undefined;
  const places = operation.isStrangerFirst === true ? [stranger, closed] : [closed, stranger];
  return [...places, guest, general].find((code) => code !== undefined);
}
