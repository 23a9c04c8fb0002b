import { groupConversation } from "./channel-rows.js";
import type { MethodSituation } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin, roleLost } from "./worlds.js";

type Rows = readonly [MethodSituation, ...MethodSituation[]];
type CallOf = (channel: string) => MethodSituation["call"];

/** YAML that makes a channel mandatory. */
export const mandatory = "channels: [{ name: random, mandatory: true }]";

/** YAML with a channel of another company that shares it with the organization, C30. */
const sharedByPartner =
  "channels: [{ id: C30, kind: public, name: deal, workspace: partner, shared_with: [hq], members: [pia] }]";

/** Rows of methods for administrators about one channel: those about finding it. */
export function ofAdministered(call: CallOf): {
  readonly channel_not_found: Rows;
  readonly team_access_not_granted: Rows;
} {
  return {
    channel_not_found: [
      { when: "the identifier is unknown", call: call("C404") },
      { when: "the channel is given by name", call: call("general") },
      { when: "the channel belongs to another company", call: call("C9") },
      {
        when: "the channel is deleted",
        world: "channels: [{ id: C31, kind: public, name: erased, deleted: true }]",
        call: call("C31"),
      },
    ],
    team_access_not_granted: [
      { when: "the workspace of the channel was not granted", world: grantedToLabs, call: call("C2") },
    ],
  };
}

/** Rows of methods that take no direct conversations. */
export function ofDirect(call: CallOf): Rows {
  return [
    { when: "the conversation is a direct one", call: call("D1") },
    { when: "the conversation is one of a group", world: groupConversation, call: call("C20") },
  ];
}

/** Rows of methods that neither take direct conversations nor the general channel. */
export function ofGeneral(call: CallOf): Rows {
  return [...ofDirect(call), { when: "the channel is the general one", call: call("C1") }] as const;
}

/** Rows of callers in a standalone workspace. */
export const ofLone = (call: MethodSituation["call"]): Rows => [
  { when: "the workspace is standalone", base: "webapi-lone", world: loneAdmin, call },
];

/** Row of an installer who manages channels no longer. */
export const ofLostRole = (call: MethodSituation["call"]): MethodSituation => ({
  when: "the installer has lost the role",
  world: roleLost,
  call,
});

/** Row of a caller who is a member. */
export const ofMember = (call: MethodSituation["call"]): MethodSituation => ({
  when: "the caller is a member",
  call: { ...call, ...byMember },
});

/** Row of a channel of another company. */
export const ofPartner = (call: CallOf): MethodSituation => ({
  when: "the channel is shared by another company",
  world: sharedByPartner,
  call: call("C30"),
});
