import { type Attributes, newGroup } from "../../kit/scim-request.js";
import type { Situation, SituationTable } from "../situation.js";
import { foreignUser } from "./foreign-user.js";

/** The same attributes in a POST, a PUT and a PATCH. Default attributes: the group's own. */
function everyWrite(what: string, attributes: Attributes): readonly Situation[] {
  return [
    post(`a POST has ${what}`, { displayName: "Night watch", ...attributes }),
    put(`a PUT has ${what}`, { displayName: "Crew", ...attributes }),
    { when: `a PATCH has ${what}`, request: { verb: "PATCH", path: "/Groups/SCREW", change: attributes } },
  ];
}

function post(when: string, attributes: Attributes): Situation {
  return { when, request: { verb: "POST", path: "/Groups", body: newGroup(attributes) } };
}

function put(when: string, attributes: Attributes): Situation {
  return { when, request: { verb: "PUT", path: "/Groups/SCREW", body: newGroup(attributes) } };
}

const members = (...ids: readonly string[]) => ({ members: ids.map((value) => ({ value })) });
const many = (count: number) => members(...Array.from({ length: count }, (_, index) => `UX${index}`));

/** A world with additional users, all of them in a group of the given kind. */
function crowd(count: number, kind: "idp" | "user"): string {
  const names = Array.from({ length: count }, (_, index) => `x${index}`);
  const users = names.map((name) => ({
    id: name.replace("x", "UX"),
    userName: name,
    emails: [`${name}@crowd.example`],
  }));
  const groups = [{ id: "SCROWD", displayName: "Crowd", kind, members: names }];
  return JSON.stringify({ users, groups });
}

/** Groups and their members. */
export const groups: SituationTable = {
  group_creation_failed: {
    status: 400,
    situations: [
      post("a POST has no displayName", {}),
      put("a PUT has no displayName", {}),
      ...everyWrite("an empty displayName", { displayName: "" }),
      ...everyWrite("a blank displayName", { displayName: "  " }),
      post("a POST has null for displayName", { displayName: null }),
    ],
  },
  "group_creation_failed.taken": {
    status: 409,
    situations: [
      post("a POST has the name of another group", { displayName: "Linked" }),
      put("a PUT has the name of another group", { displayName: "Linked" }),
      {
        when: "a PATCH has the name of another group",
        request: { verb: "PATCH", path: "/Groups/SCREW", change: { displayName: "Linked" } },
      },
      post("the name is in capitals", { displayName: "CREW" }),
      post("the name has spaces around it", { displayName: " Crew " }),
    ],
  },
  no_such_group_members: {
    status: 400,
    situations: [
      ...everyWrite("an unknown member", members("UNOBODY")),
      ...everyWrite("an unknown member next to an existing one", members("UMIA", "UNOBODY")),
      ...everyWrite("a member with a malformed identifier", members("mia")),
      ...everyWrite("a member of another company", members("UFAR")).map((row) => ({ ...row, world: foreignUser })),
      {
        when: "1.1 removes an unknown user",
        versions: ["1.1"],
        request: {
          verb: "PATCH",
          path: "/Groups/SCREW",
          body: newGroup({ members: [{ value: "UNOBODY", operation: "delete" }] }),
        },
      },
    ],
  },
  unable_to_add_deleted_or_guest_to_group: {
    status: 400,
    situations: [
      ...everyWrite("a deactivated member", members("UGONE")),
      ...everyWrite("a single-channel guest as a member", members("USUE")),
      ...everyWrite("a deactivated user next to an active one", members("UREX", "UGONE")),
      {
        when: "a guest whose time is over as a new member",
        world: "users: [{ userName: gus, guest: { kind: multi, expiration: 2026-06-01T11:00:00Z } }]",
        request: { verb: "PATCH", path: "/Groups/SCREW", change: members("UGUS") },
      },
    ],
  },
  too_many_users: {
    status: 400,
    situations: [
      ...everyWrite("15,001 members", many(15_001)),
      {
        when: "1.1 removes 15,001 users",
        versions: ["1.1"],
        request: {
          verb: "PATCH",
          path: "/Groups/SCREW",
          body: newGroup({ members: many(15_001).members.map((member) => ({ ...member, operation: "delete" })) }),
        },
      },
      {
        when: "2.0 removes 15,001 users",
        versions: ["2.0"],
        request: {
          verb: "PATCH",
          path: "/Groups/SCREW",
          body: { schemas: ["$PatchOp"], Operations: [{ op: "remove", path: "members", value: many(15_001).members }] },
        },
      },
    ],
  },
  group_member_max_exceeded: {
    status: 400,
    situations: [
      {
        when: "a full user group gets another member",
        world: crowd(5_000, "user"),
        request: {
          verb: "PATCH",
          path: "/Groups/SCROWD",
          body: newGroup(members("UMIA")),
        },
        versions: ["1.1"],
      },
      {
        when: "a full user group gets another member by add",
        world: crowd(5_000, "user"),
        request: {
          verb: "PATCH",
          path: "/Groups/SCROWD",
          body: { schemas: ["$PatchOp"], Operations: [{ op: "add", path: "members", value: members("UMIA").members }] },
        },
        versions: ["2.0"],
      },
    ],
  },
  idp_group_linked_to_channels: {
    status: 400,
    situations: [
      {
        when: "a linked group of the identity provider is deleted",
        request: { verb: "DELETE", path: "/Groups/SLINKED" },
      },
    ],
  },
};
