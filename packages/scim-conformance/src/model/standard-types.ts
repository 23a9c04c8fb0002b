import { type Attribute, type TypeModel, urns } from "./model.js";
import { readAttributes } from "./read-attributes.js";

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
export function standardAttributes(urn: string): readonly Attribute[] {
  return standard[urn] ?? [];
}

/** The resource types of a server that lists none. */
export const standardTypes: readonly TypeModel[] = [
  { name: "User", endpoint: "/Users", urn: urns.user, attributes: standardAttributes(urns.user), extensions: [] },
  { name: "Group", endpoint: "/Groups", urn: urns.group, attributes: standardAttributes(urns.group), extensions: [] },
];
