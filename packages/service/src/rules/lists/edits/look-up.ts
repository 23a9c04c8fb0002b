import type { WebapiCaller } from "../../../model/caller.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";
import { seeFile } from "../../conversations/files/find-file.js";
import type { Known } from "../cells/check-value.js";
import { type Referents, readPermalink } from "../cells/referents.js";
import { visibleChannels, visibleUsers } from "../reach/visible.js";

/** The caller, and the workspace of the List. */
interface LookUpContext {
  readonly store: Store;
  readonly caller: WebapiCaller;
  readonly workspaceId: Id;
}

/** Finds what the caller can see among what cells refer to. */
export async function lookUp(referents: Referents, context: LookUpContext): Promise<Known> {
  const { store, caller } = context;
  const [users, channels, files, messages] = await Promise.all([
    visibleUsers(referents.userIds, caller, store),
    visibleChannels(referents.channelIds, caller, store),
    knownFiles(referents.fileIds, context),
    knownMessages(referents.messages, context),
  ]);
  return { callerId: caller.user?.id ?? "", users, channels, files, messages };
}

async function knownFiles(ids: readonly Id[], context: LookUpContext): Promise<ReadonlySet<Id>> {
  const { store, caller, workspaceId } = context;
  const seen = await Promise.all(ids.map((id) => seeFile(id, caller, store)));
  const files = seen.flatMap((each) => each?.file ?? []);
  const known = files.filter((file) => file.workspaceId === workspaceId && file.deleted === undefined);
  return new Set(known.map(({ id }) => id));
}

async function knownMessages(links: readonly string[], { store, caller }: LookUpContext): Promise<ReadonlySet<string>> {
  const read = links.flatMap((link) => {
    const message = readPermalink(link);
    return message === undefined ? [] : [{ link, ...message }];
  });
  const channels = await visibleChannels([...new Set(read.map(({ channelId }) => channelId))], caller, store);
  const seen = await Promise.all(
    read.map(async ({ link, channelId, ts }) => {
      const message = channels.has(channelId) ? await store.messages.get(channelId, ts) : undefined;
      return message === undefined || message.deleted === true ? [] : [link];
    }),
  );
  return new Set(seen.flat());
}
