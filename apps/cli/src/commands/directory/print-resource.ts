import type { ResourceType } from "@rollcall/client";
import { printTable } from "../../output/create-writer.js";
import type { PlainResource } from "../../settings/plain-resources.js";

/** Prints a resource as text, with a line for each attribute and dots between names. */
export function printResource(resource: PlainResource): string {
  const rows = linesOf(resource).filter(([path]) => !path.startsWith("schemas"));
  const width = Math.max(...rows.map(([path]) => path.length));
  return rows.map(([path, text]) => `${path.padEnd(width)}  ${text}\n`).join("");
}

function linesOf(value: object, above = ""): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    // Extensions are named by the last part of their URN.
    const name = key.startsWith("urn:") ? (/extension:([^:]+(?::[^:]+)?):/.exec(key)?.[1] ?? key) : key;
    const path = above === "" ? name : `${above}.${name}`;
    if (member === "" || member === null || (Array.isArray(member) && member.length === 0)) return [];
    if (Array.isArray(member)) return [[path, member.map(printElement).join("; ")] as const];
    return typeof member === "object" && member !== null ? linesOf(member, path) : [[path, String(member)] as const];
  });
}

function printElement(element: unknown): string {
  if (typeof element !== "object" || element === null) return String(element);
  const { value, display } = { value: undefined, display: undefined, ...element };
  if (typeof value !== "string") return JSON.stringify(element);
  return typeof display === "string" && display !== "" ? `${value} (${display})` : value;
}

/** Prints resources of a type as a table. */
export function printListOf(type: ResourceType): (resources: readonly PlainResource[]) => string {
  return (resources) => {
    if (resources.length === 0) return type === "User" ? "no users\n" : "no groups\n";
    return type === "User"
      ? printTable(["id", "userName", "displayName", "email", "active"], resources.map(userRow))
      : printTable(["id", "displayName", "members"], resources.map(groupRow));
  };
}

function userRow({ id, userName, displayName, emails, active }: PlainResource): readonly string[] {
  const email: unknown = Array.isArray(emails) ? emails[0]?.value : "";
  return [id, userName, displayName, email, active === false ? "no" : "yes"].map((each) => String(each ?? ""));
}

function groupRow({ id, displayName, members }: PlainResource): readonly string[] {
  return [String(id), String(displayName), Array.isArray(members) ? String(members.length) : ""];
}
