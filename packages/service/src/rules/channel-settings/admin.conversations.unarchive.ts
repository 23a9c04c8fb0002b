import type { AdminConversationsUnarchiveArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Channel } from "../../model/channel.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import {
  findAdministered,
  refuse,
  refuseDefault,
  refuseForeign,
  refuseGeneral,
} from "../administration/find-administered.js";
import { unarchiveChannel } from "./archive-channel.js";

type Outcome = MethodOutcome<Methods["admin.conversations.unarchive"]>;
type Context = MethodContext<WebapiCaller>;

/** Restores an archived channel of the organization. The caller does not become a member. */
export function createAdminUnarchive({ store }: { readonly store: Store }) {
  return (sent: AdminConversationsUnarchiveArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findAdministered(sent.channel_id, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel, access } = found;
      const refusal =
        refuseForeign(channel, access) ?? refuseGeneral(channel) ?? refuseDefault(channel) ?? refuseUnarchived(channel);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const { batch } = unarchiveChannel(channel, { userId: caller.user?.id ?? "", nowMs: now.getTime() });
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

function refuseUnarchived({ id, archived }: Channel) {
  return archived ? undefined : refuse("channel_not_archived", id, "an archived channel");
}
