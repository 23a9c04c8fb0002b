import { describe, expect, it } from "vitest";
import { createTestService } from "../../../testing/create-test-service.js";
import { visibilityCallers, visibilityWorld } from "../../../testing/visibility-world.js";

type Conversation = (typeof visibilityWorld.channels)[number];

/** The conversation that a rule checks, if the caller sees it. */
interface Place {
  readonly kind: NonNullable<Conversation["kind"]>;
  readonly isDirect: boolean;
  readonly isArchived: boolean;
  readonly isGeneral: boolean;
  readonly isForeign: boolean;
  readonly isMember: boolean;
  readonly isGuest: boolean;
  /** Whether the caller is the only member of a private channel. */
  readonly isLast: boolean;
}

/** The rules of a method in their order. The first one that applies is the answer, otherwise the call succeeds. */
interface Operation {
  readonly method: string;
  readonly args?: object;
  readonly rules: (place: Place) => readonly (readonly [boolean, string])[];
  /** Answer about a direct conversation of two other users. Default: it is not found. */
  readonly foreignDm?: string;
}

const unsupported = "method_not_supported_for_channel_type";

const operations: readonly Operation[] = [
  {
    method: "conversations.join",
    rules: ({ kind, isArchived }) => [
      [kind !== "public", unsupported],
      [isArchived, "is_archived"],
    ],
  },
  {
    method: "conversations.leave",
    rules: ({ isDirect, isArchived, isMember, isGuest, isGeneral, isLast }) => [
      [isDirect, unsupported],
      [isArchived, "is_archived"],
      [!isMember, "ok"],
      [isGuest, "user_is_restricted"],
      [isGeneral, "cant_leave_general"],
      [isLast, "last_member"],
    ],
  },
  {
    method: "conversations.rename",
    args: { name: "renamed" },
    rules: ({ isDirect, isArchived, isMember }) => [
      [isDirect, unsupported],
      [isArchived, "is_archived"],
      [!isMember, "not_in_channel"],
      // No caller is an administrator or has created a channel.
      [true, "not_authorized"],
    ],
  },
  {
    method: "conversations.archive",
    rules: ({ isDirect, isArchived, isMember, isGuest, isForeign, isGeneral }) => [
      [isDirect, unsupported],
      [isArchived, "already_archived"],
      [!isMember, "not_in_channel"],
      [isGuest || isForeign, "restricted_action"],
      [isGeneral, "cant_archive_general"],
    ],
  },
  {
    method: "conversations.unarchive",
    rules: ({ isDirect, isArchived }) => [
      [isDirect, unsupported],
      [!isArchived, "not_archived"],
    ],
  },
  {
    method: "conversations.close",
    rules: ({ isDirect }) => [[!isDirect, unsupported]],
    foreignDm: "user_does_not_own_channel",
  },
];

const cases = operations.flatMap((operation) =>
  Object.keys(visibilityCallers).map((token) => ({ method: operation.method, token, operation })),
);

describe("the visibility of conversations that a call joins, leaves or sets up", () => {
  it.each(cases)("holds for $method by $token", async ({ method, token, operation }) => {
    const service = await createTestService(visibilityWorld);
    for (const { id } of visibilityWorld.channels) {
      const { body } = await service.call(method, { channel: id, ...operation.args }, token);
      expect([id, body.error ?? "ok"]).toEqual([id, wantedCode(id, token, operation)]);
    }
  });
});

function wantedCode(channel: string, token: string, { rules, foreignDm }: Operation): string {
  const { sees = [], notGranted = [], isElsewhere, refused } = visibilityCallers[token] ?? {};
  if (refused !== undefined) return refused;
  const place = placeOf(channel, token);
  if (sees.includes(channel)) return rules(place).find(([applies]) => applies)?.[1] ?? "ok";
  if (notGranted.includes(channel)) return "team_access_not_granted";
  return (place.kind === "im" && isElsewhere !== true ? foreignDm : undefined) ?? "channel_not_found";
}

function placeOf(channel: string, token: string): Place {
  const found = visibilityWorld.channels.find(({ id }) => id === channel);
  const { kind = "public", archived = false, workspace = "hq" } = found ?? {};
  const users = usersOf(found);
  const { userName = "" } = visibilityCallers[token] ?? {};
  return {
    kind,
    isDirect: kind === "im" || kind === "mpim",
    isArchived: archived,
    isGeneral: channel === "C1",
    isForeign: workspace === "partner",
    isMember: users.includes(userName),
    isGuest: token === "guest",
    isLast: kind !== "public" && users.length === 1,
  };
}

function usersOf(conversation: Conversation | undefined): readonly string[] {
  if (conversation === undefined) return [];
  if ("between" in conversation) return conversation.between ?? [];
  return "members" in conversation ? (conversation.members ?? []) : [];
}
