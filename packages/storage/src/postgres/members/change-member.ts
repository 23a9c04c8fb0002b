import type { Expectation, HeldKey } from "@rollcall/service/store";
import type { Plan } from "../../sql/commit/plan-batch.js";
import { type ArgsOf, compiled } from "../../sql/statements/compiled.js";
import type { PostgresConnection } from "../postgres-connection.js";
import { retry } from "../retry.js";

/** A user that joins or leaves a version of a group. */
type MemberChange =
  | { readonly kind: "join"; readonly args: Omit<ArgsOf<"memberChanges.join">, keyof HeldKey> }
  | { readonly kind: "leave"; readonly args: Omit<ArgsOf<"memberChanges.leave">, keyof HeldKey> };

const join = compiled("memberChanges.join");
const leave = compiled("memberChanges.leave");

/** The change of one member by a batch that consists of only that and of the expectations that belong to it. */
export function onlyMemberChange({ expect, writes }: Plan): MemberChange | undefined {
  const [first, ...others] = writes;
  if (first === undefined || others.length > 0) return undefined;
  const { write } = first;
  if (write.kind !== "addGroupMembers" && write.kind !== "removeGroupMembers") return undefined;
  const { groupId, userIds } = write;
  const [userId, ...more] = new Set(userIds);
  const [group, ...conditions] = expect;
  const version = versionOf(groupId, group);
  if (userId === undefined || more.length > 0 || version === undefined) return undefined;
  const args = { groupId, userId, version };
  if (write.kind === "removeGroupMembers") return conditions.length > 0 ? undefined : { kind: "leave", args };
  const atMost = limitOf(args, conditions);
  return atMost === undefined ? undefined : { kind: "join", args: { ...args, atMost } };
}

const noLock: HeldKey = { key: "", holder: "" };

/**
 * Changes a member in a single statement, which locks the group as briefly as possible and takes one round trip.
 * @param releases lock to release if the member changes
 * @returns false if an expectation may have failed; nothing has changed then
 */
export async function changeMember(
  connection: PostgresConnection,
  change: MemberChange,
  { key, holder }: HeldKey = noLock,
): Promise<boolean> {
  const rows = await retry(() =>
    change.kind === "join"
      ? connection.rows(join, { ...change.args, key, holder })
      : connection.rows(leave, { ...change.args, key, holder }),
  );
  return rows.length > 0;
}

function versionOf(groupId: string, expectation: Expectation | undefined): number | undefined {
  if (expectation?.kind !== "version" || expectation.document !== "group") return undefined;
  return expectation.key.id === groupId ? expectation.version : undefined;
}

/** Maximum number of members, if the conditions are that and that the user may join. */
function limitOf(
  { groupId, userId }: { readonly groupId: string; readonly userId: string },
  [fit, limit, ...others]: readonly Expectation[],
): number | undefined {
  if (fit?.kind !== "mayJoin" || limit?.kind !== "membersAtMost" || others.length > 0) return undefined;
  const isSame = fit.userIds.length > 0 && fit.userIds.every((id) => id === userId) && limit.groupId === groupId;
  return isSame ? limit.atMost : undefined;
}
