import type { Methods, SvcListsAccessSetArguments, SvcListsAccessSetRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { type List, type ListAccess, lists } from "../../model/list.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Batch, Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { createRefuse } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { type AccessSubject, findAccessSubject } from "../conversations/sharing/find-access-subject.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import type { AccessLevel } from "./reach/access-level.js";
import { type FoundList, findList } from "./reach/find-list.js";
import { refuseList } from "./reach/refuse-list.js";

type Outcome = MethodOutcome<Methods["svcLists.access.set"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "everyday-2#lists";
const refuse = createRefuse<SvcListsAccessSetRefusal["error"]>(rule);

/** Dependencies of `svcLists.access.set`. */
interface SetListAccessOptions {
  readonly definition: MethodDefinition<Methods["svcLists.access.set"]>;
  readonly store: Store;
}

/** Sets the access of a user or a channel to a List. */
export function createSetListAccess({ definition, store }: SetListAccessOptions) {
  const { requires } = definition.facts;
  return (sent: SvcListsAccessSetArguments, { caller }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
      const wanted = sent.access_level as AccessLevel; // The definition allows no other text.
      if (wanted === "owner" && sent.channel_ids !== undefined) {
        return answer(refuse("invalid_arguments", sent.channel_ids, "a user as the owner"));
      }
      const found = await findList(sent.list_id, { store, caller, requires });
      if (!found.ok) return answer(refuseList(found.refusal, "list_not_found"));
      const refusal = refuseLevel(found);
      if (refusal !== undefined) return answer(refusal);
      const named = await findAccessSubject(sent, caller, store);
      if (!named.ok) return answer(named);
      const { list, level } = found;
      if (wanted === "owner" && level !== "owner") {
        return answer(refuse("restricted_action", list.ownerId, "a List of the caller"));
      }
      const failed = await refuseUser(list, named.subject, wanted, store);
      if (failed !== undefined) return answer(failed);
      const batch = await toChange(list, named.subject, wanted, store);
      return batch === undefined ? answer({ ok: true }) : { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

/** A List that the caller cannot see does not exist for them. */
function refuseLevel({ list, level }: FoundList): Outcome | undefined {
  if (level === undefined) return refuse("list_not_found", list.id, "a List that the caller can see");
  return level === "read" ? refuse("restricted_action", level, "write access") : undefined;
}

async function refuseUser(
  { ownerId, workspaceId }: List,
  subject: AccessSubject,
  level: AccessLevel,
  store: Pick<Store, "users">,
): Promise<Outcome | undefined> {
  if (subject.kind === "channel") return undefined;
  const { id, user } = subject;
  if (id === ownerId) return level === "owner" ? undefined : failFor(id, "a user other than the owner");
  if (level !== "owner" || (await belongsToAny(user, [workspaceId], store))) return undefined;
  return failFor(id, "a user of the workspace of the List");
}

function failFor(id: Id, wanted: string): Outcome {
  const reason = { rule, found: id, wanted };
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

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
