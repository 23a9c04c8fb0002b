import type { Methods, UsergroupsUpdateArguments, UsergroupsUpdateRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Expectation } from "../../model/expectations.js";
import type { Group } from "../../model/group.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import { changeUserGroup } from "./change-user-group.js";
import { readDefaultChannels } from "./default-channels.js";
import { refuseTaken } from "./refuse-taken.js";
import { readName, refuseDescription, refuseHandle } from "./user-group-texts.js";

type Outcome = MethodOutcome<Methods["usergroups.update"]>;
type Context = MethodContext<WebapiCaller>;
type Code = Exclude<UsergroupsUpdateRefusal["error"], "missing_argument">;

/** Changes a user group. What is not sent stays as it is. */
export function createUpdateUserGroup({ store }: { readonly store: Store }) {
  return (sent: UsergroupsUpdateArguments, { caller, now }: Context): Promise<Outcome> =>
    changeUserGroup<Code>({
      sent,
      caller,
      nowMs: now.getTime(),
      store,
      async change(group, workspaceId) {
        const texts = readTexts(sent);
        if (!texts.ok) return texts;
        const { channels } = sent;
        const read =
          channels === undefined ? undefined : await readDefaultChannels(channels, { caller, store, workspaceId });
        if (read?.ok === false) return read;
        const { ok: _texts, ...values } = texts;
        const { ok: _channels, ...defaults } = read ?? { ok: true };
        const after = withSection({ ...group, ...values, ...defaults }, sent.enable_section);
        return { ok: true, group: after, expect: namesOf(group, after) };
      },
      refuse: (failed) => refuseTaken(failed, true),
    });
}

type Texts = { readonly ok: true } & Partial<Pick<Group, "displayName" | "handle" | "description">>;

function readTexts({ name, handle, description }: UsergroupsUpdateArguments): Texts | Refused<Code> {
  const read = name === undefined ? undefined : readName(name);
  if (read?.ok === false) return read;
  const refusal = (handle === undefined ? undefined : refuseHandle(handle)) ?? refuseDescription(description);
  if (refusal !== undefined) return refusal;
  return {
    ok: true,
    ...(read !== undefined && { displayName: read.name }),
    ...(handle !== undefined && { handle }),
    ...(description !== undefined && { description }),
  };
}

function withSection({ section, ...group }: Group, sent: boolean | undefined): Group {
  return { ...group, ...((sent ?? section === true) && { section: true }) };
}

/** Names that must be free. */
function namesOf({ id: except, ...before }: Group, { displayName, handle }: Group): readonly Expectation[] {
  return [
    ...(displayName === before.displayName ? [] : [{ kind: "freeGroupName", name: displayName, except } as const]),
    ...(handle === undefined || handle === before.handle
      ? []
      : [{ kind: "freeHandle", name: handle, except } as const]),
  ];
}
