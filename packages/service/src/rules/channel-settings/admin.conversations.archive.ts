import type { AdminConversationsArchiveArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Channel } from "../../model/channel.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { findAdministered, refuse, refuseDefault, refuseForeign } from "../administration/find-administered.js";
import { isGeneral } from "../conversations/is-general.js";
import { archiveChannel } from "./archive-channel.js";

type Outcome = MethodOutcome<Methods["admin.conversations.archive"]>;
type Context = MethodContext<WebapiCaller>;

/** Archives a channel of the organization. Its members stay members, and the caller does not become one. */
export function createAdminArchive({ store }: { readonly store: Store }) {
  return (sent: AdminConversationsArchiveArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findAdministered(sent.channel_id, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel, access } = found;
      const refusal = refuseForeign(channel, access) ?? refuseArchiving(channel);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const { batch } = archiveChannel(channel, { userId: caller.user?.id ?? "", nowMs: now.getTime() });
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

function refuseArchiving(channel: Channel) {
  const { id, archived } = channel;
  if (archived) return refuse("already_archived", id, "a channel that is not archived");
  if (isGeneral(channel)) return refuse("cant_archive_general", id, "a channel other than the general one");
  return refuseDefault(channel);
}
