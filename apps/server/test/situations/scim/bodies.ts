import { newGroup, newUser } from "../../kit/scim-request.js";
import type { Situation, SituationTable } from "../situation.js";
import { groupsWith } from "./group-writes.js";
import { everyWrite } from "./user-writes.js";

const post = (body: unknown) => ({ verb: "POST", path: "/Users", body }) as const;
const postText = (text: string) => ({ verb: "POST", path: "/Users", text }) as const;
const patch = (body: unknown) => ({ verb: "PATCH", path: "/Users/UMIA", body }) as const;
const deep = `{"userName":${"[".repeat(100)}${"]".repeat(100)}}`;

/** A PatchOp of SCIM 2.0 whose last operation fails. */
function operations(when: string, ...list: readonly unknown[]): Situation {
  return { when, versions: ["2.0"], request: patch({ schemas: ["$PatchOp"], Operations: list }) };
}

/** The form of a body, before its contents. */
export const bodies: SituationTable = {
  missing_schema_element: {
    status: 400,
    situations: [
      { when: "a POST has no schemas", request: post({ userName: "ada", emails: [{ value: "ada@acme.example" }] }) },
      { when: "schemas is empty", request: post({ ...newUser(), schemas: [] }) },
      { when: "schemas is null", request: post({ ...newUser(), schemas: null }) },
      { when: "a POST lists only an extension", request: post({ ...newUser(), schemas: ["$enterprise"] }) },
      {
        when: "a PUT has no schemas",
        request: {
          verb: "PUT",
          path: "/Users/UMIA",
          body: { userName: "mia", emails: [{ value: "mia@acme.example" }] },
        },
      },
      { when: "a PATCH of 1.1 has no schemas", versions: ["1.1"], request: patch({ title: "Captain" }) },
      {
        when: "a PATCH of 2.0 has no schemas",
        versions: ["2.0"],
        request: patch({ Operations: [{ op: "replace", path: "title", value: "Captain" }] }),
      },
      { when: "a group has no schemas", request: { verb: "POST", path: "/Groups", body: { displayName: "New" } } },
      {
        when: "a PUT of a group has no schemas",
        request: { verb: "PUT", path: "/Groups/SCREW", body: { displayName: "New" } },
      },
    ],
  },
  invalid_request_payload: {
    status: 400,
    situations: [
      { when: "the body is empty", request: postText("") },
      { when: "the body is not JSON", request: postText("userName=ada") },
      { when: "the body ends early", request: postText('{"userName":"ada') },
      { when: "the body is a list", request: postText("[]") },
      { when: "the body is nested too deep", request: postText(deep) },
      {
        when: "the body is of another media type",
        request: { ...post(newUser()), headers: { "content-type": "text/xml" } },
      },
      { when: "the body contains __proto__", request: postText('{"schemas":[],"__proto__":{"active":true}}') },
      { when: "an attribute is unknown", request: post(newUser({ colour: "red" })) },
      {
        when: "an attribute of a PUT is unknown",
        request: { ...post(newUser({ colour: "red" })), verb: "PUT", path: "/Users/UMIA" },
      },
      {
        when: "an attribute of a PATCH is unknown",
        request: { verb: "PATCH", path: "/Users/UMIA", change: { title: "Captain", colour: "red" } },
      },
      {
        when: "an attribute of a group is unknown",
        request: { verb: "POST", path: "/Groups", body: newGroup({ displayName: "New", colour: "red" }) },
      },
      {
        when: "schemas lists an unknown URN",
        request: post({ ...newUser(), schemas: ["$User", "urn:example:unknown"] }),
      },
      { when: "an extension is sent under an unknown URN", request: post(newUser({ "urn:example:unknown": {} })) },
      {
        when: "the guest block is not listed",
        request: post({ ...newUser({ $guest: { type: "multi" } }), schemas: ["$User"] }),
      },
      {
        when: "the guest block of a PUT is not listed",
        request: {
          verb: "PUT",
          path: "/Users/UMIA",
          body: { ...newUser({ userName: "mia", $guest: { type: "multi" } }), schemas: ["$User"] },
        },
      },
      {
        when: "the guest block of a PATCH is not listed",
        versions: ["1.1"],
        request: patch({ schemas: ["$User"], $guest: { type: "multi" } }),
      },
      {
        when: "the profile block is not listed",
        request: post({ ...newUser({ $profile: { startDate: "2026-07-01T00:00:00+0000" } }), schemas: ["$User"] }),
      },
      ...everyWrite("an unknown part of the name", { name: { givenName: "Ada", colour: "red" } }),
      ...everyWrite("an unknown key in an address", { emails: [{ value: "ada@acme.example", colour: "red" }] }),
      ...everyWrite("an unknown key in the enterprise block", { $enterprise: { department: "Tours", colour: "red" } }),
      ...everyWrite("an unknown key in the manager", {
        $enterprise: { manager: { managerId: "UOLGA", colour: "red" } },
      }),
      ...everyWrite("an unknown key in the guest block", { $guest: { type: "multi", colour: "red" } }),
      ...groupsWith("an unknown key in a member", { members: [{ value: "UMIA", colour: "red" }] }),
      operations(
        "a path is unknown",
        { op: "replace", path: "title", value: "Captain" },
        { op: "replace", path: "colour", value: "red" },
      ),
      operations("an element has an unknown key", {
        op: "add",
        path: 'emails[type eq "home"]',
        value: { value: "mia@home.example", colour: "red" },
      }),
      operations("a list of values to remove has an unknown key", {
        op: "remove",
        path: "emails",
        value: [{ value: "mia@home.example", colour: "red" }],
      }),
      operations("attributes under the core URN are unknown", {
        op: "replace",
        path: "$User",
        value: { colour: "red" },
      }),
      operations("everything under the core URN is removed", { op: "remove", path: "$User" }),
      operations("a path is malformed", { op: "replace", path: "title[", value: "Captain" }),
      operations("an operation is unknown", { op: "move", path: "title", value: "Captain" }),
      operations("an operation is missing", { path: "title", value: "Captain" }),
      operations("remove has no path", { op: "remove" }),
      {
        when: "Operations is not a list",
        versions: ["2.0"],
        request: patch({ schemas: ["$PatchOp"], Operations: "none" }),
      },
      {
        when: "an entry has an unknown operation",
        versions: ["1.1"],
        request: patch({ schemas: ["$User"], emails: [{ value: "mia@home.example", operation: "move" }] }),
      },
      {
        when: "meta.attributes contains an unknown name",
        versions: ["1.1"],
        request: patch({ schemas: ["$User"], title: "Captain", meta: { attributes: ["colour"] } }),
      },
    ],
  },
  "invalid_request_payload.tooLarge": {
    status: 413,
    situations: [
      { when: "the body exceeds the size limit", request: postText(" ".repeat(16 * 1024 * 1024 + 1)) },
      {
        when: "the body is announced to exceed it",
        request: { ...postText("{}"), headers: { "content-length": "999999999" } },
      },
    ],
  },
};
