import type { Ts } from "../messages/message.js";
import type { Id } from "../organizations/organization.js";

/**
 * What a decision stood on; checked inside the commit, before any write, or after the writes where its docstring says so.
 *
 * The store keeps names, addresses and DMs unique by itself as well: a write that would take one that another has is
 * answered with the expectation that would have failed, stated or not.
 */
export type Expectation =
  /** The document still has the version that was read; 0 where there is none yet. */
  | {
      readonly kind: "version";
      readonly of:
        | "user"
        | "group"
        | "channel"
        | "list"
        | "row"
        | "canvas"
        | "agentSession"
        | "app"
        | "workspace"
        | "organization"
        | "record";
      readonly id: Id;
      readonly version: number;
    }
  /** No user, and no channel, has the name; compared in lower case. `except` is a user that may have it. */
  | { readonly kind: "freeUserName"; readonly name: string; readonly except?: Id }
  /** No user has the address; compared in lower case. */
  | { readonly kind: "freeEmail"; readonly address: string; readonly except?: Id }
  /** No group has the name; compared in lower case. */
  | { readonly kind: "freeGroupName"; readonly name: string; readonly except?: Id }
  /** No channel of the workspace, and no user, has the name. */
  | { readonly kind: "freeChannelName"; readonly workspaceId: Id; readonly name: string; readonly except?: Id }
  /** The two users have no DM in the workspace. */
  | { readonly kind: "freeDm"; readonly workspaceId: Id; readonly userIds: readonly [Id, Id] }
  /**
   * After the writes all of them are active users and no single-channel guests. Who joins a group and is taken out of it
   * meanwhile, because it is none any more, is not in the group in the end.
   */
  | { readonly kind: "mayJoin"; readonly userIds: readonly Id[] }
  /** The channel exists and is not archived. */
  | { readonly kind: "openChannel"; readonly id: Id }
  /** The user is a member of the channel. */
  | { readonly kind: "channelMember"; readonly channelId: Id; readonly userId: Id }
  /** There is no agent session in the place. */
  | { readonly kind: "freeAgentSession"; readonly channelId: Id; readonly threadTs?: Ts }
  /** No message of the app in the channel carries the client's own id, from `since` on. */
  | {
      readonly kind: "freeClientMsgId";
      readonly channelId: Id;
      readonly appId: Id;
      readonly clientMsgId: string;
      readonly since: Ts;
    }
  /** After the writes the group has no more members than this. */
  | { readonly kind: "membersAtMost"; readonly groupId: Id; readonly atMost: number }
  /** The workspace exists, and after the writes its channels have no more messages together than this. */
  | { readonly kind: "messagesAtMost"; readonly workspaceId: Id; readonly atMost: number }
  /** The manager app exists, and after the writes it has made no more apps than this, those left out that are deleted. */
  | { readonly kind: "managedAppsAtMost"; readonly managerAppId: Id; readonly atMost: number };

/** Whether an expectation is about what the writes lead to, so that it is checked after them. */
export function isAboutOutcome({ kind }: Expectation): boolean {
  return ofOutcome.has(kind);
}

const ofOutcome: ReadonlySet<Expectation["kind"]> = new Set([
  "mayJoin",
  "membersAtMost",
  "messagesAtMost",
  "managedAppsAtMost",
]);
