import { scim } from "@rollcall/api/scim";
import type { ScimVersion } from "@rollcall/client";
import { schemaUrn } from "../attributes/attribute-place.js";
import { type Check, demand, demandEqual, memberOf, type Sent } from "./check.js";
import { demandScimError, demandStatus, scimPath } from "./scim-answers.js";

/** Checks of discovery, and of requests that are refused in every directory. */
export function scimChecks(version: ScimVersion): readonly Check[] {
  return [...discoveryChecks(version), ...refusalChecks(version), listCheck(version)];
}

function discoveryChecks(version: ScimVersion): readonly Check[] {
  const area = `SCIM ${version} discovery`;
  const { routes = [], capabilities, mediaType } = scim.versions[version] ?? {};
  const documents = routes.filter(({ serves, path }) => serves.kind === "discovery" && !path.includes("{"));
  return documents.map(({ path, serves }) => ({
    area,
    name: `serves ${path}`,
    run: async (server) => {
      const answer = await server.send("GET", scimPath(version, path));
      demandStatus(answer, 200);
      const type = answer.headers.get("content-type") ?? "";
      demand(type.startsWith(mediaType ?? ""), `the content type is ${type}, not ${mediaType}`);
      if (serves.kind !== "discovery" || serves.document !== "serviceProviderConfig") return;
      for (const name of ["patch", "bulk", "filter", "sort", "etag", "changePassword"] as const) {
        const wanted = capabilities?.[name];
        const isOn = typeof wanted === "object" ? wanted.supported : wanted;
        demandEqual(`${name}.supported`, memberOf(answer.body, name, "supported"), isOn);
      }
    },
  }));
}

function refusalChecks(version: ScimVersion): readonly Check[] {
  const { situations, resources } = scim;
  const ofUsers = { ...situations, ...resources.User.situations };
  const ofGroups = { ...situations, ...resources.Group.situations };
  const schemas = [schemaUrn("Group", version)];
  const refusals: readonly Refusal[] = [
    { what: "a call without a token", key: situations.credentialsMissing, path: "/Users", sent: { token: null } },
    { what: "an unknown token", key: situations.credentialsMalformed, path: "/Users", sent: { token: "none" } },
    { what: "an unknown path", key: situations.endpointUnknown, path: "/Nothing" },
    { what: "an unknown user", key: ofUsers.resourceUnknown, path: "/Users/U00000000" },
    { what: "an unknown group", key: ofGroups.resourceUnknown, path: "/Groups/S00000000" },
    { what: "a startIndex that is not a number", key: situations.pagingInvalid, path: "/Users?startIndex=one" },
    { what: "a body that is not JSON", key: situations.bodyMalformed, path: "/Users", sent: { text: "{" } },
    {
      what: "a body without schemas",
      key: situations.schemasMissing,
      path: "/Groups",
      sent: { json: { displayName: "x" } },
    },
    {
      what: "an unknown key",
      key: situations.attributeUnknown,
      path: "/Groups",
      sent: { json: { schemas, displayName: "x", notAnAttribute: true } },
    },
  ];
  return refusals.map(({ what, key, path, sent = {} }) => ({
    area: `SCIM ${version} refusals`,
    name: `answers ${what} with ${scim.errors[key].wireName}`,
    run: async (server) => {
      const verb = "json" in sent || "text" in sent ? "POST" : "GET";
      demandScimError(version, await server.send(verb, scimPath(version, path), sent), key);
    },
  }));
}

/** A request that every server refuses. */
interface Refusal {
  readonly what: string;
  readonly key: keyof typeof scim.errors;
  readonly path: string;
  /** Body of a POST. Absent: the request is a GET. */
  readonly sent?: Sent;
}

function listCheck(version: ScimVersion): Check {
  return {
    area: `SCIM ${version} lists`,
    name: "pages a list of users",
    run: async (server) => {
      const answer = await server.send("GET", scimPath(version, "/Users?startIndex=1&count=1"));
      demandStatus(answer, 200);
      const resources = memberOf(answer.body, "Resources");
      demand(Array.isArray(resources) && resources.length <= 1, "Resources is not a list of at most one user");
      demandEqual("startIndex", memberOf(answer.body, "startIndex"), 1);
      demand(typeof memberOf(answer.body, "totalResults") === "number", "totalResults is not a number");
    },
  };
}
