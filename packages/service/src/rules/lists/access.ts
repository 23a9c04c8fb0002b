import type {
  Methods,
  SvcListsAccessDeleteArguments,
  SvcListsAccessSetArguments,
  SvcListsAccessSetRefusal,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type List, type ListAccess, lists } from "../../model/list.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Batch, Store } from "../../model/store.js";
import { createRefuse, type Decision, decide, refuse } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { type AccessSubject, findAccessSubject } from "../conversations/sharing/find-access-subject.js";
import { belongsToAny } from "../directory/reach.js";
import { type AccessLevel, type FoundList, findList, refuseList } from "./find-list.js";
import { visibleChannels, visibleUsers } from "./look-up.js";

type SetListAccessOutcome = MethodOutcome<Methods["svcLists.access.set"]>;
type Context = MethodContext<WebapiCaller>;

const settingRule = "everyday-2#lists";
const refuseSetting = createRefuse<SvcListsAccessSetRefusal["error"]>(settingRule);

/** Dependencies of `svcLists.access.set`. */
interface SetListAccessOptions {
  readonly definition: MethodDefinition<Methods["svcLists.access.set"]>;
  readonly store: Store;
}

/** Sets the access of a user or a channel to a List. */
export function createSetListAccess({ definition, store }: SetListAccessOptions) {
  const { requires } = definition.facts;
  return (sent: SvcListsAccessSetArguments, { caller }: Context): Promise<SetListAccessOutcome> =>
    decide<SetListAccessOutcome>(store, async (): Promise<Decision<SetListAccessOutcome>> => {
      const wanted = sent.access_level as AccessLevel; // The definition allows no other text.
      if (wanted === "owner" && sent.channel_ids !== undefined) {
        return answer(refuseSetting("invalid_arguments", sent.channel_ids, "a user as the owner"));
      }
      const found = await findList(sent.list_id, { store, caller, requires });
      if (!found.ok) return answer(refuseList(found.refusal, "list_not_found"));
      const refusal = refuseSettingLevel(found);
      if (refusal !== undefined) return answer(refusal);
      const named = await findAccessSubject(sent, caller, store);
      if (!named.ok) return answer(named);
      const { list, level } = found;
      if (wanted === "owner" && level !== "owner") {
        return answer(refuseSetting("restricted_action", list.ownerId, "a List of the caller"));
      }
      const failed = await refuseUser(list, named.subject, wanted, store);
      if (failed !== undefined) return answer(failed);
      const batch = await toChange(list, named.subject, wanted, store);
      return batch === undefined ? answer({ ok: true }) : { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

/** A List that the caller cannot see does not exist for them. */
function refuseSettingLevel({ list, level }: FoundList): SetListAccessOutcome | undefined {
  if (level === undefined) return refuseSetting("list_not_found", list.id, "a List that the caller can see");
  return level === "read" ? refuseSetting("restricted_action", level, "write access") : undefined;
}

async function refuseUser(
  { ownerId, workspaceId }: List,
  subject: AccessSubject,
  level: AccessLevel,
  store: Pick<Store, "users">,
): Promise<SetListAccessOutcome | undefined> {
  if (subject.kind === "channel") return undefined;
  const { id, user } = subject;
  if (id === ownerId) return level === "owner" ? undefined : failFor(id, "a user other than the owner");
  if (level !== "owner" || (await belongsToAny(user, [workspaceId], store))) return undefined;
  return failFor(id, "a user of the workspace of the List");
}

function failFor(id: Id, wanted: string): SetListAccessOutcome {
  const reason = { rule: settingRule, found: id, wanted };
  return { ok: false, error: "failed_to_update_user_ids", failed_to_update_user_ids: [id], reason };
}

/** The commit that sets the access; undefined if it is set already. */
async function toChange(
  list: List,
  { kind, id }: AccessSubject,
  level: AccessLevel,
  store: Pick<Store, "lists">,
): Promise<Batch | undefined> {
  const { id: listId, version, ownerId } = list;
  const expect = [hasVersion(lists, { id: listId }, version)];
  if (level === "owner") {
    if (id === ownerId) return undefined;
    const previous: ListAccess = { subject: { kind: "user", id: ownerId }, level: "write" };
    return {
      expect,
      writes: [
        put(lists, { ...list, version: version + 1, ownerId: id }),
        { kind: "revokeListAccess", listId, subjects: [{ kind, id }] },
        { kind: "grantListAccess", listId, access: [previous] },
      ],
    };
  }
  const access = await store.lists.accessOf(listId);
  if (access.some((each) => each.subject.kind === kind && each.subject.id === id && each.level === level)) {
    return undefined;
  }
  return { expect, writes: [{ kind: "grantListAccess", listId, access: [{ subject: { kind, id }, level }] }] };
}

function answer(outcome: SetListAccessOutcome): Decision<SetListAccessOutcome> {
  return { kind: "answer", answer: outcome };
}

type DeleteListAccessOutcome = MethodOutcome<Methods["svcLists.access.delete"]>;
type Subject = ListAccess["subject"];

const deletionRule = "web-api#svclistsaccessdelete-post";

/** Dependencies of `svcLists.access.delete`. */
interface DeleteListAccessOptions {
  readonly definition: MethodDefinition<Methods["svcLists.access.delete"]>;
  readonly store: Store;
}

/** Removes the access of channels or users to a List. Subjects without access are ignored. */
export function createDeleteListAccess({ definition, store }: DeleteListAccessOptions) {
  return (sent: SvcListsAccessDeleteArguments, { caller }: Context): Promise<DeleteListAccessOutcome> =>
    decide<DeleteListAccessOutcome>(store, async () => {
      const found = await findList(sent.list_id, { store, caller, requires: definition.facts.requires });
      if (!found.ok) return { kind: "answer", answer: refuseList(found.refusal, "list_not_found") };
      const refusal = refuseDeletionLevel(found) ?? (await refuseSubjects(found.list, sent, { caller, store }));
      return refusal === undefined ? toDecision(found.list, subjectsOf(sent)) : { kind: "answer", answer: refusal };
    });
}

function toDecision(list: List, subjects: readonly Subject[]): Decision<DeleteListAccessOutcome> {
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
function refuseDeletionLevel({ list, level }: FoundList): DeleteListAccessOutcome | undefined {
  if (level === "owner") return undefined;
  if (level === undefined)
    return refuse("list_not_found", { rule: deletionRule, found: list.id, wanted: "a List that is shared" });
  return refuse("restricted_action", { rule: deletionRule, found: level, wanted: "the owner of the List" });
}

async function refuseSubjects(
  list: List,
  { channel_ids = [], user_ids = [] }: SvcListsAccessDeleteArguments,
  { caller, store }: { readonly caller: WebapiCaller; readonly store: Store },
): Promise<DeleteListAccessOutcome | undefined> {
  const channels = await visibleChannels(channel_ids, caller, store);
  const channel = channel_ids.find((id) => !channels.has(id));
  if (channel !== undefined) {
    return refuse("channel_not_found", {
      rule: deletionRule,
      found: channel,
      wanted: "a channel that the caller can see",
    });
  }
  const users = await visibleUsers(user_ids, caller, store);
  const user = user_ids.find((id) => !users.has(id));
  if (user !== undefined) {
    return refuse("user_not_found", { rule: deletionRule, found: user, wanted: "a user whom the caller can see" });
  }
  if (!user_ids.includes(list.ownerId)) return undefined;
  return refuse("failed_to_update_user_ids", {
    rule: deletionRule,
    found: list.ownerId,
    wanted: "users other than the owner",
  });
}
