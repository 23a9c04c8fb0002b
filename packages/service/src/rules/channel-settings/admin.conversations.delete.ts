import type { AdminConversationsDeleteArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type Channel, channels } from "../../model/channel.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { decide } from "../../store/decide.js";
import { toInstant } from "../../values/instant.js";
import { findAdministered, refuseDefault, refuseForeign, refuseGeneral } from "../administration/find-administered.js";

type Outcome = MethodOutcome<Methods["admin.conversations.delete"]>;
type Context = MethodContext<WebapiCaller>;

/** Deletes a channel of the organization. */
export function createAdminDelete({ store }: { readonly store: Store }) {
  return ({ channel_id: id }: AdminConversationsDeleteArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findAdministered(id, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel, access } = found;
      const refusal = refuseForeign(channel, access) ?? refuseGeneral(channel) ?? refuseDefault(channel);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      return {
        kind: "commit",
        batch: {
          expect: [hasVersion(channels, { id }, channel.version)],
          writes: [put(channels, deleted(channel, now.getTime()))],
          byId: caller.user?.id ?? "",
        },
        answer: () => ({ ok: true }),
      };
    });
}

/** The document of a deleted channel. Others can have its name. */
function deleted({ name: _name, ...channel }: Channel, nowMs: number): Channel {
  return { ...channel, version: channel.version + 1, updated: toInstant(nowMs), deleted: true };
}
