import { at, isJson, type Json, listAt, textAt } from "../json.js";
import type { Entry } from "../store/types.js";

/** The effect of one call, in a sentence without its subject. */
export interface Event {
  readonly entry: Entry;
  readonly text: string;
  /** Identifiers of the users and groups that it is about. */
  readonly about: readonly string[];
}

type Change = Entry["changes"][number];

/** The effects of SCIM calls, the oldest first. Calls that only read are left out. */
export function toStory(entries: readonly Entry[], nameOf: (id: string) => string): readonly Event[] {
  return entries.flatMap((entry) => {
    const { protocol, route, id, changes } = entry;
    if (protocol !== "scim" || route === undefined || route.startsWith("GET ")) return [];
    const members = changes.flatMap(({ after }) => listAt(after, "userIds").filter((each) => typeof each === "string"));
    const about = [id, ...changes.map((change) => change.id), ...members].filter((each) => each !== undefined);
    return [{ entry, text: describe(entry, nameOf), about }];
  });
}

function describe({ route = "", id, ok, code, changes }: Entry, nameOf: (id: string) => string): string {
  const what = id === undefined ? route : `${route.slice(0, route.indexOf(" "))} ${nameOf(id)}`;
  if (!ok) return `tried ${what}, and was refused: ${code ?? "no code"}`;
  const described = changes.flatMap((change) => describeChange(change, nameOf));
  return described.length === 0 ? `sent ${what}, which changed nothing` : described.join(", ");
}

function describeChange(change: Change, nameOf: (id: string) => string): readonly string[] {
  const { kind, id = "", before, after } = change;
  const members = listAt(after, "userIds").map((each) => nameOf(String(each)));
  if (members.length > 0 && /Members$/.test(kind)) {
    const joined = members.join(", ");
    return [kind.startsWith("add") ? `added ${joined} to ${nameOf(id)}` : `removed ${joined} from ${nameOf(id)}`];
  }
  if (/^remove(User|Group)$/.test(kind) || (isJson(before) && after === undefined)) return [`deleted ${nameOf(id)}`];
  if (!/^put(User|Group)$/.test(kind) || !isJson(after)) return [];
  return isJson(before) ? describeDifference(before, after) : [`created ${calledBy(after)}`];
}

/** The name under which people see a stored user or group. */
function calledBy(stored: Json): string {
  return textAt(stored, "displayName") || textAt(stored, "userName") || textAt(stored, "id");
}

/** Members of stored documents that say nothing to people. */
const silent = new Set(["version", "updated", "hasProfileFields"]);

function describeDifference(before: Json, after: Json): readonly string[] {
  const [was, is] = [calledBy(before), calledBy(after)];
  const renamed = was === is ? [] : [`renamed ${was} to ${is}`];
  const [wasActive, isActive] = [at(before, "active"), at(after, "active")];
  const switched = wasActive === isActive ? [] : [`${isActive === true ? "activated" : "deactivated"} ${is}`];
  const described = new Set([...silent, "displayName", "userName", "active"]);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const others = names.filter(
    (name) => !described.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const changed = others.length === 0 ? [] : [`changed ${others.join(", ")} of ${is}`];
  const all = [...renamed, ...switched, ...changed];
  return all.length === 0 && before["userName"] !== after["userName"] ? [`changed the user name of ${is}`] : all;
}
