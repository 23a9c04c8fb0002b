import { messageDefaults } from "../../generated/service.js";
import type { Expectation } from "../../model/expectations.js";
import type { Reminder } from "../../model/reminder.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { SilentWrite } from "../../model/writes.js";
import type { Id, Ids } from "../../values/ids.js";
import { newDm } from "../conversations/direct/new-direct.js";
import { reopening } from "../conversations/direct/reopening.js";
import { isActive } from "../directory/is-active.js";
import { expectRoom } from "../messages/message-limit.js";
import { refusePosting } from "../messages/posting.js";

/** Conversation of the message about a reminder, with the expectations and writes needed to post there. */
interface Place {
  readonly channelId: Id;
  readonly expect: readonly Expectation[];
  readonly writes: readonly SilentWrite[];
}

interface Finding {
  readonly store: Store;
  readonly ids: Ids;
  readonly user: User | undefined;
  readonly nowMs: number;
}

/**
 * Finds where the system user reminds: in the reminder's conversation, otherwise in its direct conversation with the
 * user. Undefined if nothing can be posted there.
 */
export async function findPlace(reminder: Reminder, { store, ids, user, nowMs }: Finding): Promise<Place | undefined> {
  const { workspaceId } = reminder;
  const home = await store.organizations.workspace(workspaceId);
  if (home === undefined || home.deleted || refusePosting({}, home) !== undefined) return undefined;
  if (user === undefined || !isActive(user, nowMs)) return undefined;
  const partners = [messageDefaults.systemUserId, user.id] as const;
  const channel =
    reminder.channelId === undefined
      ? await store.channels.dm(workspaceId, ...partners)
      : await store.channels.get(reminder.channelId);
  if (channel === undefined && reminder.channelId === undefined) {
    const { channel: opened, expect, writes } = newDm(partners, { ids, workspaceId, nowMs });
    return { channelId: opened.id, expect: [...expect, ...expectRoom(home)], writes };
  }
  if (channel === undefined || channel.deleted || channel.archived || channel.postingSuspended) return undefined;
  const expect = [{ kind: "openChannel", id: channel.id } as const, ...expectRoom(home)];
  return { channelId: channel.id, expect, writes: reopening(channel) };
}
