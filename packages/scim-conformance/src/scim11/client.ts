import type { Heard } from "../http/heard.js";
import { demand } from "../rows/demand.js";
import { describeAnswer, skip } from "../rows/outcome.js";
import type { Json, Scim } from "../rows/scim.js";

export const core = "urn:scim:schemas:core:1.0";
export const users = "/Users";
export const groups = "/Groups";

/** A body of a user or a group. */
export function bodyOf(scim: Scim, endpoint: string = users): Json {
  const mark = scim.mark();
  if (endpoint === groups) return { schemas: [core], displayName: mark };
  const emails = [{ value: `${mark}@example.com`, type: "work", primary: true }];
  return {
    schemas: [core],
    userName: `${mark}@example.com`,
    name: { givenName: "Check", familyName: "Rollcall" },
    emails,
  };
}

/** Creates a resource. Skips the check if the server refuses. */
export async function create(scim: Scim, endpoint: string, own: Json = {}) {
  const heard = await scim.post(endpoint, { ...bodyOf(scim, endpoint), ...own });
  const id: unknown = heard.body?.id;
  if (heard.status !== 201 || typeof id !== "string")
    return skip(`creating a resource at ${endpoint} is refused: ${describeAnswer(heard)}`);
  return { id, path: `${endpoint}/${encodeURIComponent(id)}`, body: heard.body, heard };
}

/** Checks the body of an error of SCIM 1.1. */
export function demandErrors(heard: Heard): void {
  const [first] = Array.isArray(heard.body?.Errors) ? heard.body.Errors : [];
  demand(first !== undefined, heard, "a body with the list Errors");
  demand(
    typeof first.description === "string" && String(first.code) === String(heard.status),
    heard,
    "description and code of the first error",
  );
}
