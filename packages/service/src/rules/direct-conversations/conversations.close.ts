import type { ConversationsCloseArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { refuseChange } from "../conversations/refusal.js";
import { findDirect } from "./find-direct.js";

type Outcome = MethodOutcome<Methods["conversations.close"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.close`. */
interface CloseOptions {
  readonly definition: MethodDefinition<Methods["conversations.close"]>;
  readonly store: Store;
}

/** Hides a direct or group conversation from the caller's sidebar until its next message. */
export function createCloseConversation({ definition, store }: CloseOptions) {
  const { kindScopes } = definition.facts;
  return ({ channel: id }: ConversationsCloseArguments, { caller }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findDirect(id, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: (await refuseForeignDm(id, caller, store)) ?? found };
      if (found.membership?.open !== true) {
        return { kind: "answer", answer: { ok: true, no_op: true, already_closed: true } };
      }
      const member = { channelId: found.channel.id, userId: caller.user?.id ?? "" };
      return {
        kind: "commit",
        batch: {
          expect: [{ kind: "channelMember", ...member }],
          writes: [{ kind: "changeMembership", ...member, open: false }],
        },
        answer: () => ({ ok: true }),
      };
    });
}

/** Refuses a direct conversation of two other users of the workspace with a code of its own. */
async function refuseForeignDm(id: string, { workspace, user }: WebapiCaller, store: Store) {
  const channel = await store.channels.get(id);
  if (channel?.kind !== "im" || channel.deleted === true || channel.workspaceId !== workspace.id) return undefined;
  if (channel.dmUserIds?.includes(user?.id ?? "") === true) return undefined;
  return refuseChange("user_does_not_own_channel", id, "a direct conversation of the caller");
}
