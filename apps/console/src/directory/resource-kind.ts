/** Users or groups. */
export interface ResourceKind {
  /** In the address of the page. */
  readonly name: "users" | "groups";
  /** Name of the resource type of SCIM. */
  readonly resourceType: "User" | "Group";
  /** Path below a version of SCIM. */
  readonly endpoint: "/Users" | "/Groups";
  readonly title: string;
  /** In sentences. */
  readonly one: string;
}

export const resourceKinds: readonly [ResourceKind, ResourceKind] = [
  { name: "users", resourceType: "User", endpoint: "/Users", title: "Users", one: "user" },
  { name: "groups", resourceType: "Group", endpoint: "/Groups", title: "Groups", one: "group" },
];

/** The kind with a name. Default: users. */
export function readResourceKind(name: string | undefined): ResourceKind {
  return resourceKinds.find((kind) => kind.name === name) ?? resourceKinds[0];
}
