import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Methods, SvcListsAccessDeleteArguments, SvcListsAccessDeleteRefusal } from "@rollcall/webapi-core/svc";
import { type Decision, decide } from "../decide.js";
import { isForeign } from "../directory/is-foreign.js";
import type { Store } from "../store/store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { List, ListAccess } from "./list.js";

type Outcome = MethodOutcome<Methods["svcLists.access.delete"]>;
type Context = MethodContext<WebapiCaller>;
type Subject = ListAccess["subject"];

const rule = "web-api#svclistsaccessdelete-post";

/** Takes the access to a List away from channels or from users. Who has none loses none. */
export function createDeleteListAccess({ store }: { readonly store: Store }) {
  return (sent: SvcListsAccessDeleteArguments, { caller }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const list = await store.lists.get(sent.list_id);
      const refusal =
        list === undefined
          ? refuse("list_not_found", sent.list_id, "an existing List")
          : ((await refuseCaller(list, caller, store)) ?? (await refuseSubjects(list, sent, { caller, store })));
      if (list === undefined || refusal !== undefined) return { kind: "answer", answer: refusal ?? { ok: true } };
      return toDecision(list, subjectsOf(sent));
    });
}

function toDecision(list: List, subjects: readonly Subject[]): Decision<Outcome> {
  return {
    kind: "commit",
    batch: {
      expect: [{ kind: "version", of: "list", id: list.id, version: list.version }],
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

/** A List that the caller cannot see does not exist for it; one that it can see and does not own is not its to share. */
async function refuseCaller(list: List, caller: WebapiCaller, store: Store): Promise<Outcome | undefined> {
  const userId = caller.user?.id;
  if (!isReached(list, caller)) return refuse("list_not_found", list.id, "a List of the caller's workspace");
  if (list.ownerId === userId) return undefined;
  const access = await store.lists.accessOf(list.id);
  const isShared = await Promise.all(access.map(({ subject }) => includes(subject, userId, store)));
  if (!isShared.includes(true)) return refuse("list_not_found", list.id, "a List that the caller can see");
  return refuse("restricted_action", userId, "the owner of the List");
}

function isReached({ workspaceId }: List, { token, workspace }: WebapiCaller): boolean {
  const { target, workspaceIds } = token.installation;
  if (target.kind === "workspace") return workspaceId === workspace.id;
  return workspaceIds === undefined || workspaceIds.includes(workspaceId);
}

async function includes(subject: Subject, userId: string | undefined, store: Store): Promise<boolean> {
  if (userId === undefined) return false;
  return subject.kind === "user" ? subject.id === userId : store.channels.isMember(subject.id, userId);
}

async function refuseSubjects(
  list: List,
  { channel_ids = [], user_ids = [] }: SvcListsAccessDeleteArguments,
  { caller, store }: { readonly caller: WebapiCaller; readonly store: Store },
): Promise<Outcome | undefined> {
  for (const id of channel_ids) {
    if (!(await isVisible(id, caller, store)))
      return refuse("channel_not_found", id, "a channel that the caller can see");
  }
  const users = new Map((await store.users.getMany(user_ids)).map((user) => [user.id, user]));
  for (const id of user_ids) {
    const user = users.get(id);
    const isSeen = user !== undefined && (!isForeign(user, caller) || (await sharesChannel(id, caller, store)));
    if (!isSeen) return refuse("user_not_found", id, "a user whom the caller can see");
  }
  if (!user_ids.includes(list.ownerId)) return undefined;
  return refuse("failed_to_update_user_ids", list.ownerId, "users other than the owner");
}

async function isVisible(id: string, { user }: WebapiCaller, store: Store): Promise<boolean> {
  const channel = await store.channels.get(id);
  if (channel === undefined || channel.deleted === true || user === undefined) return false;
  if (channel.kind === "public" && user.guest === undefined) return true;
  return store.channels.isMember(id, user.id);
}

async function sharesChannel(id: string, { user }: WebapiCaller, store: Store): Promise<boolean> {
  return user !== undefined && store.channels.shareChannel(user.id, id);
}

function refuse(error: SvcListsAccessDeleteRefusal["error"], found: unknown, wanted: string): Outcome {
  return { ok: false, error, because: { rule, found, wanted } };
}
