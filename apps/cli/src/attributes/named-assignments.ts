import { type Assignment, splitAssignment } from "./assignments.js";

/** The identifier of the user that a text names. */
export type FindId = (text: string) => Promise<string>;

/** Attributes whose values are identifiers of users. */
const ofUsers: ReadonlySet<string> = new Set(["members", "enterprise.manager"]);

/**
 * Splits each `name=value`. Users are named by identifier, user name or e-mail address where an attribute wants
 * identifiers; JSON stays as it is.
 * @throws CommandError where there is no name, or no such user
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
