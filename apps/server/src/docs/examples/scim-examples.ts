import { type Examples, tokens } from "./example.js";

const { admin } = tokens;

/** Differences between the versions of SCIM. */
interface Version {
  readonly user: string;
  readonly group: string;
  /** A PATCH body that sets an attribute. */
  readonly change: (name: string, value: unknown) => object;
}

const urn = "urn:ietf:params:scim:schemas:core:2.0";

export const scim1: Version = {
  user: "urn:scim:schemas:core:1.0",
  group: "urn:scim:schemas:core:1.0",
  change: (name, value) => ({ schemas: ["urn:scim:schemas:core:1.0"], [name]: value }),
};

export const scim2: Version = {
  user: `${urn}:User`,
  group: `${urn}:Group`,
  change: (path, value) => ({
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [{ op: "replace", path, value }],
  }),
};

/** One call per operation of a version of SCIM. */
export function scimExamples({ user, group, change }: Version): Examples {
  const annie = {
    userName: "annie.easley",
    name: { givenName: "Annie", familyName: "Easley" },
    emails: [{ value: "annie@acme.example", primary: true }],
    title: "Senior engineer",
  };
  const ada = { userName: "ada.lovelace", emails: [{ value: "ada@acme.example", primary: true }] };
  const members = [{ value: "UDEMOANNIE" }, { value: "UDEMOJOAN" }];
  return {
    serviceProviderConfig: { token: admin },
    resourceTypes: { token: admin },
    schemas: { token: admin },
    schema: { token: admin, parameter: "Users" },
    findUser: { token: admin, query: { startIndex: "1", count: "2" } },
    insertUser: { token: admin, json: { schemas: [user], ...ada } },
    getUser: { token: admin, parameter: "UDEMOANNIE" },
    changeUser: { token: admin, parameter: "UDEMOANNIE", json: change("title", "Senior engineer") },
    replaceUser: { token: admin, parameter: "UDEMOANNIE", json: { schemas: [user], ...annie } },
    removeUser: { token: admin, parameter: "UDEMOANNIE" },
    findGroup: { token: admin, query: { count: "2" } },
    insertGroup: { token: admin, json: { schemas: [group], displayName: "Day Watch", members } },
    getGroup: { token: admin, parameter: "SDEMOENGINEERS" },
    changeGroup: {
      token: admin,
      parameter: "SDEMOENGINEERS",
      json: change("displayName", "Engineers"),
    },
    replaceGroup: {
      token: admin,
      parameter: "SDEMOENGINEERS",
      json: { schemas: [group], displayName: "Engineers", members },
    },
    removeGroup: { token: admin, parameter: "SDEMONIGHT" },
  };
}
