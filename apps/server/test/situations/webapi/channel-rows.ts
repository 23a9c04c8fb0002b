import type { MethodSituation } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

type Rows = readonly [MethodSituation, ...MethodSituation[]];
type CallOf = (channel: string) => MethodSituation["call"];

/** YAML that gives the bot only these scopes. */
const withScopes = (...scopes: readonly string[]): string =>
  `tokens: [{ token: svcb-helper, scopes: ${JSON.stringify(scopes)} }]`;

/** Rows of methods that change one conversation: those about finding it. */
export function ofFound(call: CallOf): { readonly channel_not_found: Rows; readonly team_access_not_granted: Rows } {
  return {
    channel_not_found: [
      { when: "the identifier is unknown", call: call("C404") },
      { when: "the channel is given by name", call: call("general") },
      { when: "the caller is not in the private channel", call: call("C3") },
      { when: "the conversation is between two others", call: call("D1") },
      { when: "the channel belongs to another workspace", call: call("C6") },
      { when: "the channel belongs to another company", call: call("C9") },
      { when: "a guest is not in the public channel", call: { ...call("C2"), token: "svcp-gus" } },
    ],
    team_access_not_granted: [
      {
        when: "the workspace of the channel was not granted",
        world: grantedToLabs,
        call: { ...call("C1"), token: "svcp-olga" },
      },
    ],
  };
}

/** Rows of a scope for one kind of channel, tried without it. */
export function withoutScope(call: CallOf, [has, channel, needed]: readonly [string, string, string]): MethodSituation {
  return {
    when: `the token has ${has} and needs ${needed}`,
    world: withScopes(has),
    call: call(channel),
    fields: { needed, provided: has },
  };
}

/** A group conversation of the bot, C20. */
export const groupConversation =
  "channels: [{ id: C20, kind: mpim, name: mpdm-mia--adam--helper-1, members: [mia, adam, helper] }]";

/** Rows of methods for channels alone. */
export function ofKind(call: CallOf): { readonly method_not_supported_for_channel_type: Rows } {
  return {
    method_not_supported_for_channel_type: [
      { when: "the conversation is a direct one", call: call("D2") },
      { when: "the conversation is one of a group", world: groupConversation, call: call("C20") },
    ],
  };
}

/** YAML that lets only administrators of the workspace do something. */
export const adminsOnly = (action: string): string => `workspaces: [{ domain: hq, admins_only: [${action}] }]`;
