import type { AdminConversationsRenameArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
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
import { refuseName } from "./refuse-name.js";
import { refuseTaken, renameChannel } from "./rename-channel.js";

type Outcome = MethodOutcome<Methods["admin.conversations.rename"]>;
type Context = MethodContext<WebapiCaller>;

/** Renames a channel of the organization. The caller does not become a member. */
export function createAdminRename({ store }: { readonly store: Store }) {
  return ({ channel_id, name }: AdminConversationsRenameArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findAdministered(channel_id, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel, access } = found;
      const refusal =
        refuseForeign(channel, access) ?? refuseGeneral(channel) ?? refuseDefault(channel) ?? refuseNewName(name);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      if (name === channel.name) return { kind: "answer", answer: { ok: true } };
      const { batch } = renameChannel(channel, name, { userId: caller.user?.id ?? "", nowMs: now.getTime() });
      return { kind: "commit", batch, answer: () => ({ ok: true }), refuse: refuseTaken };
    });
}

/** The method has a code of its own only for long names. */
function refuseNewName(name: string) {
  const refusal = refuseName(name);
  if (refusal === undefined) return undefined;
  const { error, reason } = refusal;
  if (error === "invalid_name_maxlength") return refuse(error, name, reason.wanted);
  const messages = ["[ERROR] must be a name that a channel can have [json-pointer:/name]"];
  return { ...refuse("invalid_arguments", name, reason.wanted), messages };
}
