import { createRefuse, type Refused } from "../../../store/refusal.js";
import type { AccessLevel } from "./access-level.js";
import { type FoundList, findList, type ListFinding } from "./find-list.js";
import { refuseList } from "./refuse-list.js";

/** A List that the caller may use. */
type ReachedList = FoundList & { readonly level: AccessLevel };

type Codes = "list_not_found" | "team_access_not_granted" | "team_not_found";

const refuseSent = createRefuse<Codes>("everyday-2#lists");

/** Finds the List that a call names, if the caller may read its rows or, if asked, write them. */
export async function reachList<Code extends string>(
  id: string,
  use: "read" | "write",
  finding: ListFinding<Code>,
): Promise<({ readonly ok: true } & ReachedList) | Refused<Codes | Code>> {
  const found = await findList(id, finding);
  if (!found.ok) return refuseList(found.refusal, "team_not_found");
  const { level } = found;
  if (level === undefined) return refuseSent("list_not_found", id, "a List that the caller can see");
  if (use === "write" && level === "read") {
    return refuseSent("list_not_found", id, "a List that the caller may write to");
  }
  return { ...found, level };
}
