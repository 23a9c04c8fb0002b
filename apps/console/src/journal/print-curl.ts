import { controlPath, scimPathOf, webapiPath } from "../control/mounts.js";
import type { Entry } from "../store/types.js";

/**
 * A command that makes a call of the journal again, as text for a shell. The token is a variable, because the journal has
 * none.
 */
export function printCurl(entry: Entry, origin: string): string | undefined {
  const auth = `--header "Authorization: Bearer $TOKEN"`;
  const body = entry.arguments === undefined ? undefined : JSON.stringify(entry.arguments);
  if (entry.protocol === "webapi" && entry.method !== undefined)
    return join([`curl ${quote(`${origin}${webapiPath}/${entry.method}`)}`, auth, ...json(body ?? "{}")]);
  if (entry.protocol === "people" && entry.method !== undefined)
    return join([`curl ${quote(`${origin}${controlPath}/${entry.method}`)}`, ...json(body ?? "{}")]);
  if (entry.protocol !== "scim" || entry.route === undefined) return undefined;
  const [verb = "GET", path = ""] = entry.route.split(" ");
  const url = `${origin}${scimPathOf(entry.version)}${path.replace(/\{\w+\}/, encodeURIComponent(entry.id ?? ""))}${queryOf(entry)}`;
  if (verb === "GET" || verb === "DELETE") return join([`curl --request ${verb} ${quote(url)}`, auth]);
  return join([`curl --request ${verb} ${quote(url)}`, auth, ...json(body ?? "{}")]);
}

/** The query, with its question mark. */
function queryOf({ query }: Entry): string {
  const sent = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  return sent.length === 0 ? "" : `?${new URLSearchParams(sent)}`;
}

function json(body: string): readonly string[] {
  return [`--header "Content-Type: application/json"`, `--data ${quote(body)}`];
}

function join(parts: readonly string[]): string {
  return parts.join(" \\\n  ");
}

/** A word that no shell changes. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
