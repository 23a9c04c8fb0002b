import type { Send } from "../http/create-sender.js";
import type { Heard } from "../http/heard.js";
import { type Attribute, type Features, type Model, type TypeModel, urns } from "./model.js";

/** Paths of the discovery documents. */
export interface Discovery {
  readonly config: string;
  /** Absent: the protocol has no such document. */
  readonly resourceTypes?: string;
  readonly schemas?: string;
}

/** The paths of SCIM 2.0. */
const scim2Discovery: Discovery = {
  config: "/ServiceProviderConfig",
  resourceTypes: "/ResourceTypes",
  schemas: "/Schemas",
};

const text = (name: string, own: object = {}) => ({ name, ...own });

/** Attributes of RFC 7643 §4.1 to §4.3, as far as checks use them. For servers that do not describe their schemas. */
const standard: Readonly<Record<string, readonly Attribute[]>> = {
  [urns.user]: readAttributes([
    text("userName", { required: true, uniqueness: "server" }),
    {
      name: "name",
      type: "complex",
      subAttributes: ["formatted", "familyName", "givenName"].map((name) => text(name)),
    },
    ...["displayName", "nickName", "title"].map((name) => text(name)),
    { name: "active", type: "boolean" },
    text("password", { mutability: "writeOnly", returned: "never" }),
    {
      name: "emails",
      type: "complex",
      multiValued: true,
      subAttributes: [text("value"), text("display"), text("type"), { name: "primary", type: "boolean" }],
    },
    { name: "groups", type: "complex", multiValued: true, mutability: "readOnly", subAttributes: [text("value")] },
  ]),
  [urns.group]: readAttributes([
    text("displayName", { required: true }),
    { name: "members", type: "complex", multiValued: true, subAttributes: [text("value"), text("type")] },
  ]),
};

/** Attributes of a schema of the RFC; none for other schemas. */
function standardAttributes(urn: string): readonly Attribute[] {
  return standard[urn] ?? [];
}

/** The resource types of a server that lists none. */
const standardTypes: readonly TypeModel[] = [
  { name: "User", endpoint: "/Users", urn: urns.user, attributes: standardAttributes(urns.user), extensions: [] },
  { name: "Group", endpoint: "/Groups", urn: urns.group, attributes: standardAttributes(urns.group), extensions: [] },
];

/** Reads the discovery documents of a server. Documents that are missing or damaged are replaced by those of the RFC. */
export async function readModel(send: Send, paths: Discovery = scim2Discovery): Promise<Model> {
  const config = await send("GET", paths.config);
  const resourceTypes = await read(send, paths.resourceTypes, config);
  const schemas = await read(send, paths.schemas, config);
  const described = listOf(schemas);
  const types = listOf(resourceTypes).flatMap((said) => readType(said, described));
  return {
    types: types.length > 0 ? types : standardTypes,
    features: readFeatures(config),
    config,
    resourceTypes,
    schemas,
  };
}

/** Reads a document. One that the protocol does not have is empty. */
async function read(send: Send, path: string | undefined, { request }: Heard): Promise<Heard> {
  return path === undefined
    ? { request, status: 404, headers: new Headers(), text: "", body: undefined }
    : send("GET", path);
}

type Json = Readonly<Record<string, unknown>>;

/** The resources of a ListResponse, or of a bare list. */
export function listOf({ body }: Heard): readonly Json[] {
  const said: unknown = Array.isArray(body) ? body : body?.Resources;
  return Array.isArray(said) ? said.filter((each) => typeof each === "object" && each !== null) : [];
}

function readType(said: Json, schemas: readonly Json[]): readonly TypeModel[] {
  const { name, endpoint, schema, schemaExtensions } = said;
  if (typeof name !== "string" || typeof endpoint !== "string" || typeof schema !== "string") return [];
  const attributesOf = (urn: string) => {
    const found = schemas.find(({ id }) => typeof id === "string" && id.toLowerCase() === urn.toLowerCase());
    return found === undefined ? standardAttributes(urn) : readAttributes(found["attributes"]);
  };
  const extensions = (Array.isArray(schemaExtensions) ? schemaExtensions : []).flatMap((each) =>
    typeof each?.schema === "string"
      ? [{ urn: each.schema, required: each.required === true, attributes: attributesOf(each.schema) }]
      : [],
  );
  // Some servers give a whole URL. Only the last segment is below the base URL.
  const path = `/${endpoint.replace(/\/+$/, "").split("/").at(-1)}`;
  return [{ name, endpoint: path, urn: schema, attributes: attributesOf(schema), extensions }];
}

/** A server without a configuration is asked for everything that most servers support. */
function readFeatures({ status, body }: Heard): Features {
  if (status !== 200 || typeof body !== "object" || body === null)
    return { patch: true, filter: true, bulk: false, sort: false, etag: false, changePassword: false, cursor: false };
  const supports = (name: string) => body[name]?.supported === true;
  return {
    patch: supports("patch"),
    bulk: supports("bulk"),
    filter: supports("filter"),
    sort: supports("sort"),
    etag: supports("etag"),
    changePassword: supports("changePassword"),
    cursor: body.pagination?.cursor === true,
  };
}

/** Reads the attributes of a schema. Members that are missing or of another type get the defaults of RFC 7643 §2.2. */
function readAttributes(said: unknown): readonly Attribute[] {
  if (!Array.isArray(said)) return [];
  return said.filter((each) => typeof each?.name === "string").map(readAttribute);
}

function readAttribute(said: Readonly<Record<string, unknown>>): Attribute {
  const text = (key: string, absent: string) => (typeof said[key] === "string" ? said[key] : absent);
  const type = text("type", "string").toLowerCase();
  return {
    name: text("name", ""),
    type,
    multiValued: said["multiValued"] === true,
    required: said["required"] === true,
    caseExact: said["caseExact"] === true || type === "reference" || type === "binary",
    mutability: text("mutability", "readWrite"),
    returned: text("returned", "default"),
    uniqueness: text("uniqueness", "none"),
    canonicalValues: texts(said["canonicalValues"]),
    referenceTypes: texts(said["referenceTypes"]),
    subAttributes: readAttributes(said["subAttributes"]),
  };
}

function texts(said: unknown): readonly string[] {
  return Array.isArray(said) ? said.filter((each) => typeof each === "string") : [];
}
