import type { Channel } from "../../../model/channel.js";
import type { Message } from "../../../model/message.js";
import type { Workspace } from "../../../model/organization.js";
import type { User } from "../../../model/user.js";
import type { Refused } from "../../../store/refusal.js";
import { isAdministrator, roleIn } from "../../directory/role.js";
import { refuse } from "./refusal.js";

interface Deletion {
  readonly actor: User;
  readonly channel: Channel;
  /** Workspace of the channel. */
  readonly home: Workspace;
}

/** Refuses to let a user or a bot delete a message. */
export function refuseDeletion(
  { userId, subtype }: Message,
  { actor, channel, home }: Deletion,
): Refused<"cant_delete_message"> | undefined {
  if (channel.archived) return refuse("cant_delete_message", channel.id, "a channel that is not archived");
  if (subtype === "bot_message") return refuse("cant_delete_message", subtype, "a message under its author's identity");
  const isOwn = userId === actor.id;
  if (actor.kind === "bot") return isOwn ? undefined : refuse("cant_delete_message", userId, "a message of the bot");
  if (isOwn && home.membersMayDelete !== false) return undefined;
  if (!administers(actor, home)) {
    return refuse("cant_delete_message", userId, "a message that the user may delete, or an administrator");
  }
  const isPrivate = channel.kind === "im" || channel.kind === "mpim";
  return isOwn || !isPrivate ? undefined : refuse("cant_delete_message", userId, "a message of the user");
}

function administers(user: User, { id, organizationId }: Workspace): boolean {
  if (isAdministrator(roleIn(user, { kind: "workspace", id }))) return true;
  return organizationId !== undefined && isAdministrator(roleIn(user, { kind: "organization", id: organizationId }));
}
