import { newGroup, newUser } from "../../kit/scim-request.js";
import type { Situation, SituationTable } from "../situation.js";

const get = (path: string) => ({ verb: "GET", path }) as const;

/** Every verb on one resource. */
function onResource(path: string, body: object, what: string): readonly Situation[] {
  const change = { displayName: "Somebody" };
  return [
    { when: `GET names ${what}`, request: { verb: "GET", path } },
    { when: `PUT names ${what}`, request: { verb: "PUT", path, body } },
    { when: `PATCH names ${what}`, request: { verb: "PATCH", path, change } },
    { when: `DELETE names ${what}`, request: { verb: "DELETE", path } },
  ];
}

/** Writes to a list that need an identifier. */
function onList(path: string, body: object): readonly Situation[] {
  return [
    { when: "PUT is sent to the list", request: { verb: "PUT", path, body } },
    { when: "PATCH is sent to the list", request: { verb: "PATCH", path, change: { displayName: "Somebody" } } },
    { when: "DELETE is sent to the list", request: { verb: "DELETE", path } },
    { when: "DELETE is sent to the list with a slash at its end", request: { verb: "DELETE", path: `${path}/` } },
  ];
}

/** The route of a request. */
export const routing: SituationTable = {
  bad_endpoint: {
    status: 404,
    situations: [
      { when: "the path is unknown", request: get("/Persons") },
      { when: "the path is only the version", request: get("") },
      { when: "the path continues below a user", request: get("/Users/UMIA/photos") },
      { when: "a list is in another case", request: get("/users") },
      { when: "a schema has an unknown name", request: get("/Schemas/Persons") },
      { when: "1.1 gets a request for resource types", versions: ["1.1"], request: get("/ResourceTypes") },
      {
        when: "1.1 gets a request for a schema by its URN",
        versions: ["1.1"],
        request: get("/Schemas/urn:scim:schemas:core:1.0"),
      },
      {
        when: "1.1 gets a request for the schema of an extension by its URN",
        versions: ["1.1"],
        request: get("/Schemas/urn:scim:schemas:extension:enterprise:1.0"),
      },
      { when: "1.1 gets a request for all schemas", versions: ["1.1"], request: get("/Schemas") },
      {
        when: "1.1 gets a request for the configuration of 2.0",
        versions: ["1.1"],
        request: get("/ServiceProviderConfig"),
      },
      {
        when: "2.0 gets a request for the configuration of 1.1",
        versions: ["2.0"],
        request: get("/ServiceProviderConfigs"),
      },
      { when: "the path is outside both bases", versions: ["2.0"], request: get("/../../elsewhere") },
      { when: "the path has no version", versions: ["2.0"], request: get("/../Users") },
    ],
  },
  unsupported_version: {
    status: 400,
    situations: [
      { when: "the path has the version v3", versions: ["2.0"], request: get("/../v3/Users") },
      { when: "the path has the version v1.5", versions: ["2.0"], request: get("/../v1.5/Users/UMIA") },
      {
        when: "the path has the version v0 and no token is sent",
        versions: ["2.0"],
        request: { ...get("/../v0/Users"), token: null },
      },
    ],
  },
  method_not_allowed: {
    status: 405,
    situations: [
      { when: "HEAD is sent to a list", request: { verb: "HEAD", path: "/Users" } },
      { when: "OPTIONS is sent to a list", request: { verb: "OPTIONS", path: "/Groups" } },
      { when: "HEAD is sent to a user", request: { verb: "HEAD", path: "/Users/UMIA" } },
      { when: "POST is sent to a user", request: { verb: "POST", path: "/Users/UMIA", body: newUser() } },
      {
        when: "POST is sent to a group",
        request: { verb: "POST", path: "/Groups/SCREW", body: newGroup({ displayName: "New" }) },
      },
      { when: "a schema is written", request: { verb: "PUT", path: "/Schemas/Users", body: {} } },
      { when: "a schema is deleted", request: { verb: "DELETE", path: "/Schemas/Groups" } },
      {
        when: "the configuration of 1.1 is written",
        versions: ["1.1"],
        request: { verb: "POST", path: "/ServiceProviderConfigs", body: {} },
      },
      {
        when: "the configuration of 2.0 is written",
        versions: ["2.0"],
        request: { verb: "PATCH", path: "/ServiceProviderConfig", body: {} },
      },
      {
        when: "a resource type is deleted",
        versions: ["2.0"],
        request: { verb: "DELETE", path: "/ResourceTypes" },
      },
      { when: "an unknown verb is sent", request: { verb: "PROPFIND", path: "/Users" } },
    ],
  },
  missing_user_id: { status: 400, situations: onList("/Users", newUser()) },
  missing_group_id: { status: 400, situations: onList("/Groups", newGroup({ displayName: "New" })) },
  cannot_decode_user_id: {
    status: 400,
    situations: [
      ...onResource("/Users/mia", newUser(), "the identifier is a user name"),
      { when: "the identifier is in lower case", request: get("/Users/umia") },
      { when: "the identifier has another prefix", request: get("/Users/SCREW") },
      { when: "the identifier contains a special character", request: get("/Users/U-MIA") },
      { when: "the identifier is only a prefix", request: get("/Users/U") },
      { when: "the identifier is a broken percent escape", request: get("/Users/U%ZZ") },
    ],
  },
  no_such_user: {
    status: 404,
    situations: [
      ...onResource("/Users/UNOBODY", newUser(), "a user who does not exist"),
      { when: "the identifier begins with W and is unknown", request: get("/Users/WNOBODY") },
    ],
  },
  no_such_group: {
    status: 404,
    situations: [
      ...onResource("/Groups/SNOBODY", newGroup({ displayName: "New" }), "a group that does not exist"),
      { when: "the identifier is malformed", request: get("/Groups/crew") },
      {
        when: "the group was deleted",
        before: [{ verb: "DELETE", path: "/Groups/SCREW" }],
        request: get("/Groups/SCREW"),
      },
      {
        when: "a deleted group is deleted again",
        before: [{ verb: "DELETE", path: "/Groups/SCREW" }],
        request: { verb: "DELETE", path: "/Groups/SCREW" },
      },
    ],
  },
};
