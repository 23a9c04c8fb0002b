import { scim } from "@rollcall/api/scim";
import type { ResourceType, ScimVersion } from "@rollcall/client";
import { toChange, toCreate } from "../attributes/assignments.js";
import { schemaUrn } from "../attributes/attribute-place.js";
import { type Check, demand, demandEqual, memberOf, type Server } from "./check.js";
import { demandScimError, demandStatus, scimPath } from "./scim-answers.js";

const patchUrn = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

/** Checks of a user and a group from creation to deletion. The user remains, deactivated. */
export function resourceChecks(version: ScimVersion, mark: string): readonly Check[] {
  const user = createLife("User", version);
  const group = createLife("Group", version);
  const userName = `conf-${mark}-${version.replace(".", "")}`;
  const email = `${userName}@example.com`;
  const { situations, resources } = scim;
  const groupUnknown = { ...situations, ...resources.Group.situations }.resourceUnknown;
  return [
    creates(user, [
      ["userName", userName],
      ["name.givenName", "Conformance"],
      ["name.familyName", "Check"],
      ["emails", email],
    ]),
    reads(user, "userName", userName),
    {
      area: user.area,
      name: "refuses a second user with the same name",
      run: async (server) => {
        const set: Assignments = [
          ["userName", userName],
          ["emails", `other-${email}`],
        ];
        const json = toCreate({ type: "User", version }, set);
        demandScimError(version, await server.send("POST", scimPath(version, "/Users"), { json }), "username_taken");
      },
    },
    changes(user, "title", "Examiner"),
    creates(group, [["displayName", userName]]),
    changes(group, "displayName", `${userName}-2`),
    {
      area: group.area,
      name: "adds a user to a group",
      run: async (server) => {
        await group.change(server, [["members", user.id()]]);
        const { body } = await server.send("GET", group.path());
        demandEqual("the first member", memberOf(body, "members", 0, "value"), user.id());
      },
    },
    ends(group, (answer) => demandScimError(version, answer, groupUnknown)),
    ends(user, (answer) => {
      demandStatus(answer, 200);
      demandEqual("active", memberOf(answer.body, "active"), false);
    }),
  ];
}

type Assignments = readonly (readonly [string, string])[];
type Answered = Awaited<ReturnType<Server["send"]>>;

/** A resource that consecutive checks use. */
interface Life {
  readonly type: ResourceType;
  readonly version: ScimVersion;
  readonly area: string;
  /** @throws CheckFailed if it was not created */
  readonly id: () => string;
  readonly path: () => string;
  readonly isMade: (id: string) => void;
  readonly change: (server: Server, set: Assignments) => Promise<void>;
  /** Reads the resource and checks its value. */
  readonly read: (server: Server, name: string, wanted: string) => Promise<void>;
}

function createLife(type: ResourceType, version: ScimVersion): Life {
  let made: string | undefined;
  const id = () => {
    demand(made !== undefined, `the ${type.toLowerCase()} was not created`);
    return made;
  };
  const path = () => scimPath(version, `${scim.resources[type].endpoint}/${id()}`);
  return {
    type,
    version,
    area: `SCIM ${version} ${type === "User" ? "users" : "groups"}`,
    id,
    path,
    isMade: (found) => {
      made = found;
    },
    change: async (server, set) => {
      const body = toChange({ type, version }, set);
      const json = version === "2.0" ? { schemas: [patchUrn], ...body } : body;
      demandStatus(await server.send("PATCH", path(), { json }), statusOf(type, version, "change"));
    },
    read: async (server, name, wanted) => {
      const answer = await server.send("GET", path());
      demandStatus(answer, 200);
      demandEqual(name, memberOf(answer.body, name), wanted);
    },
  };
}

/** The status of a successful answer. */
function statusOf(type: ResourceType, version: ScimVersion, operation: string): number {
  const route = scim.versions[version]?.routes.find(
    ({ serves }) => serves.kind === "resource" && serves.resourceType === type && serves.operation === operation,
  );
  return route?.status ?? 200;
}

function creates({ type, version, area, isMade }: Life, set: Assignments): Check {
  const { endpoint, idPattern } = scim.resources[type];
  return {
    area,
    name: `creates a ${type.toLowerCase()}`,
    run: async (server) => {
      const json = toCreate({ type, version }, set);
      const answer = await server.send("POST", scimPath(version, endpoint), { json });
      demandStatus(answer, statusOf(type, version, "insert"));
      const found = memberOf(answer.body, "id");
      demand(typeof found === "string", "the answer has no id");
      isMade(found);
      demand(idPattern?.test(found) ?? true, `the id ${found} does not match ${idPattern}`);
      const urns = memberOf(answer.body, "schemas");
      demand(
        Array.isArray(urns) && urns.includes(schemaUrn(type, version)),
        "schemas does not contain the URN of the type",
      );
      const location = memberOf(answer.body, "meta", "location");
      demand(
        typeof location === "string" && location.endsWith(`${endpoint}/${found}`),
        "meta.location is not the location of the resource",
      );
    },
  };
}

function reads({ type, area, read }: Life, name: string, wanted: string): Check {
  return { area, name: `reads the new ${type.toLowerCase()}`, run: (server) => read(server, name, wanted) };
}

function changes({ area, change, read }: Life, name: string, wanted: string): Check {
  return {
    area,
    name: `changes ${name} by PATCH`,
    run: async (server) => {
      await change(server, [[name, wanted]]);
      await read(server, name, wanted);
    },
  };
}

/** @param then checks the answer to a later GET */
function ends({ type, version, area, path }: Life, then: (answer: Answered) => void): Check {
  return {
    area,
    name: type === "User" ? "deactivates the user by DELETE" : "deletes the group",
    run: async (server) => {
      demandStatus(await server.send("DELETE", path()), statusOf(type, version, "remove"));
      then(await server.send("GET", path()));
    },
  };
}
