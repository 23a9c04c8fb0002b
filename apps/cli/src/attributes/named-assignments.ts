import { type Assignment, splitAssignment } from "./assignments.js";

/** Finds the identifier of a user by name. */
export type FindId = (text: string) => Promise<string>;

/** Attributes whose values are identifiers of users. */
const ofUsers: ReadonlySet<string> = new Set(["members", "enterprise.manager"]);

/**
 * Splits each `name=value`. In attributes with identifiers of users, user names and e-mail addresses are replaced by
 * identifiers. JSON is not changed.
 * @throws CommandError if a name is missing or a user does not exist
 */
export async function namedAssignments(pairs: readonly string[], find: FindId): Promise<readonly Assignment[]> {
  const assignments: Assignment[] = [];
  for (const [path, text] of pairs.map(splitAssignment)) {
    const isNamed = ofUsers.has(path) && !/^\s*[[{]/.test(text);
    assignments.push([path, isNamed ? await toIds(text, find) : text]);
  }
  return assignments;
}

async function toIds(text: string, find: FindId): Promise<string> {
  const ids: string[] = [];
  for (const name of text.split(";").map((part) => part.trim())) if (name !== "") ids.push(await find(name));
  return ids.join(";");
}
