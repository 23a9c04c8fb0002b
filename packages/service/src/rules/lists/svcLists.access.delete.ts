import type { Methods, SvcListsAccessDeleteArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { List, ListAccess } from "../../model/list.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { refuse } from "../../store/refusal.js";
import { type FoundList, findList } from "./reach/find-list.js";
import { refuseList } from "./reach/refuse-list.js";
import { visibleChannels, visibleUsers } from "./reach/visible.js";

type Outcome = MethodOutcome<Methods["svcLists.access.delete"]>;
type Context = MethodContext<WebapiCaller>;
type Subject = ListAccess["subject"];

const rule = "web-api#svclistsaccessdelete-post";

/** Dependencies of `svcLists.access.delete`. */
interface DeleteListAccessOptions {
  readonly definition: MethodDefinition<Methods["svcLists.access.delete"]>;
  readonly store: Store;
}

/** Removes the access of channels or users to a List. Subjects without access are ignored. */
export function createDeleteListAccess({ definition, store }: DeleteListAccessOptions) {
  return (sent: SvcListsAccessDeleteArguments, { caller }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findList(sent.list_id, { store, caller, requires: definition.facts.requires });
      if (!found.ok) return { kind: "answer", answer: refuseList(found.refusal, "list_not_found") };
      const refusal = refuseLevel(found) ?? (await refuseSubjects(found.list, sent, { caller, store }));
      return refusal === undefined ? toDecision(found.list, subjectsOf(sent)) : { kind: "answer", answer: refusal };
    });
}

function toDecision(list: List, subjects: readonly Subject[]): Decision<Outcome> {
  return {
    kind: "commit",
    batch: {
      expect: [{ kind: "version", document: "list", key: { id: list.id }, version: list.version }],
      writes: [{ kind: "revokeListAccess", listId: list.id, subjects }],
    },
    answer: () => ({ ok: true }),
  };
}

function subjectsOf({ channel_ids = [], user_ids = [] }: SvcListsAccessDeleteArguments): readonly Subject[] {
  return [
    ...channel_ids.map((id) => ({ kind: "channel", id }) as const),
    ...user_ids.map((id) => ({ kind: "user", id }) as const),
  ];
}

/** A List that the caller cannot see does not exist for them. Only its owner may change access. */
function refuseLevel({ list, level }: FoundList): Outcome | undefined {
  if (level === "owner") return undefined;
  if (level === undefined) return refuse("list_not_found", { rule, found: list.id, wanted: "a List that is shared" });
  return refuse("restricted_action", { rule, found: level, wanted: "the owner of the List" });
}

async function refuseSubjects(
  list: List,
  { channel_ids = [], user_ids = [] }: SvcListsAccessDeleteArguments,
  { caller, store }: { readonly caller: WebapiCaller; readonly store: Store },
): Promise<Outcome | undefined> {
  const channels = await visibleChannels(channel_ids, caller, store);
  const channel = channel_ids.find((id) => !channels.has(id));
  if (channel !== undefined) {
    return refuse("channel_not_found", { rule, found: channel, wanted: "a channel that the caller can see" });
  }
  const users = await visibleUsers(user_ids, caller, store);
  const user = user_ids.find((id) => !users.has(id));
  if (user !== undefined) {
    return refuse("user_not_found", { rule, found: user, wanted: "a user whom the caller can see" });
  }
  if (!user_ids.includes(list.ownerId)) return undefined;
  return refuse("failed_to_update_user_ids", { rule, found: list.ownerId, wanted: "users other than the owner" });
}
