import type { Ledger } from "../http/create-ledger.js";
import type { Heard } from "../http/heard.js";
import { fill } from "../model/fill.js";
import { type TypeModel, urns } from "../model/model.js";
import { demandStatus } from "./demand.js";
import { describeAnswer, NotApplicable, skip } from "./outcome.js";
import { emailsOf, findAttribute, isPlainText, textOf } from "./pick.js";
import type { Json, Made, Scim } from "./scim.js";

/** Options of {@link createScim}. */
interface ScimOptions extends Pick<Scim, "url" | "model" | "callerName" | "otherToken"> {
  readonly ledger: Ledger;
  /** A new unique text. */
  readonly mark: () => string;
  /** Additional members of users, for servers that require more than their schemas say. */
  readonly userDefaults: Json;
}

/** Creates the client of checks. */
export function createScim({ ledger, mark, userDefaults, ...options }: ScimOptions): Scim {
  const { model } = options;
  const { send } = ledger;
  const typeOf = (name: string) =>
    model.types.find((each) => each.name === name) ?? skip(`the server has no resource type ${name}`);
  const bodyOf = (type: TypeModel, own: Json = {}) => {
    const name = mark();
    return fill(type, { ...namesOf(type, name), ...(type.name === "User" && userDefaults), ...own }, name);
  };
  const make = async (type: TypeModel, own: Json = {}): Promise<Made> => {
    const heard = await send("POST", type.endpoint, bodyOf(type, own));
    if (heard.status !== 201 && heard.status !== 200)
      return skip(`creating a ${type.name} is refused: ${describeAnswer(heard)}`);
    return toMade(type, heard);
  };
  const patch: Scim["patch"] = (path, ...Operations) =>
    model.features.patch
      ? send("PATCH", path, { schemas: [urns.patch], Operations })
      : skip("the server does not support PATCH");
  const filter: Scim["filter"] = (type, text, query = "") =>
    model.features.filter
      ? send("GET", `${type.endpoint}?filter=${encodeURIComponent(text)}${query === "" ? "" : `&${query}`}`)
      : skip("the server does not support filters");
  return {
    ...options,
    send,
    get: (path, headers) => send("GET", path, undefined, headers),
    post: (path, body, headers) => send("POST", path, body, headers),
    put: (path, body, headers) => send("PUT", path, body, headers),
    delete: (path, headers) => send("DELETE", path, undefined, headers),
    patch,
    change: async (made, ...operations) => {
      const heard = await patch(made.path, ...operations);
      demandStatus(heard, 200, 204);
      return { heard, body: (await send("GET", made.path)).body };
    },
    filter,
    only: (made) => queryOf(made, { send, canFilter: model.features.filter }),
    mark,
    type: typeOf,
    bodyOf,
    make,
    user: (own) => make(typeOf("User"), own),
    group: (own) => make(typeOf("Group"), own),
    userBody: (own) => bodyOf(typeOf("User"), own),
    unknown: (type) => `${type.endpoint}/${ledger.invent()}`,
    text: (nth = 0) => textOf(typeOf("User"), nth),
    emails: () => emailsOf(typeOf("User")),
    attribute: (what, isSo) => findAttribute(model.types, isSo) ?? skip(`no attribute is ${what}`),
    extension: () => {
      const found = findAttribute([{ ...typeOf("User"), attributes: [] }], isPlainText);
      if (found?.extension === undefined) throw new NotApplicable("users have no extension with a text attribute");
      return { ...found, type: typeOf("User"), extension: found.extension };
    },
  };
}

function namesOf(type: TypeModel, name: string): Json {
  if (type.name === "User") return { userName: `${name}@example.com` };
  return type.name === "Group" ? { displayName: name } : {};
}

function toMade(type: TypeModel, heard: Heard): Made {
  const { body } = heard;
  const fromLocation = heard.headers.get("location")?.split("/").at(-1);
  const id: unknown = body?.id ?? (fromLocation === undefined ? undefined : decodeURIComponent(fromLocation));
  if (typeof id !== "string") return skip(`a created ${type.name} has no id: ${describeAnswer(heard)}`);
  return { id, path: `${type.endpoint}/${encodeURIComponent(id)}`, type, body: body ?? {}, heard };
}

interface Selecting {
  readonly send: Scim["send"];
  readonly canFilter: boolean;
}

/** Finds the query that lists exactly the given resources, and tries it. */
async function queryOf(made: readonly Made[], { send, canFilter }: Selecting): Promise<string> {
  const condition = ({ id, body, type }: Made) => {
    if (type.name === "User") return `userName eq ${JSON.stringify(body.userName)}`;
    return type.name === "Group" ? `displayName eq ${JSON.stringify(body.displayName)}` : `id eq ${JSON.stringify(id)}`;
  };
  const query = canFilter ? `filter=${encodeURIComponent(made.map(condition).join(" or "))}` : "";
  const heard = await send("GET", `${made[0]?.type.endpoint}?${query}`);
  const ids: readonly unknown[] = Array.isArray(heard.body?.Resources)
    ? heard.body.Resources.map(({ id }: { id: unknown }) => id)
    : [];
  const wanted = made.map(({ id }) => id);
  if (ids.length === wanted.length && wanted.every((id) => ids.includes(id))) return query;
  return skip("the check needs a list of only its own resources, which no filter of the server gives");
}
