import type { TargetOptions } from "../../src/index.js";

/** A SCIM server of a test. */
export interface Target {
  readonly to: TargetOptions;
  /** Number of groups that it has. Reads past the provider. */
  readonly read: () => Promise<Final>;
  readonly close: () => Promise<void>;
}

/** The directory that a target ends with, without what only the target knows. */
export interface Final {
  /** Active users by user name. */
  readonly users: Readonly<Record<string, unknown>>;
  /** User names of the members by display name. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** Reads the active users and the groups of a server over HTTP. @param ignored user names to leave out */
export async function readFinal(to: TargetOptions, ignored: readonly string[] = []): Promise<Final> {
  const users = await list(to, "Users");
  const names = new Map(users.map((user) => [user.id, String(user.userName)]));
  const shown = users.filter(({ active, userName }) => active !== false && !ignored.includes(userName));
  const groups = await list(to, "Groups");
  return {
    users: Object.fromEntries(shown.map((user) => [user.userName, toFinalUser(user, names)])),
    groups: Object.fromEntries(
      groups.map(({ displayName, members = [] }) => [
        displayName,
        members.map(({ value }: { value: string }) => names.get(value)).sort(),
      ]),
    ),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: tests read JSON of any shape.
type Json = any;

async function list({ url, token, fetch: send = fetch }: TargetOptions, endpoint: string): Promise<readonly Json[]> {
  const headers = { authorization: `Bearer ${token}` };
  const resources: Json[] = [];
  for (let total = 1; resources.length < total; ) {
    const query = `startIndex=${resources.length + 1}&count=100`;
    const response = await send(new Request(`${url}/${endpoint}?${query}`, { headers }));
    const page: Json = await response.json();
    total = page.totalResults;
    if (total === 0) return [];
    resources.push(...page.Resources);
  }
  const whole = resources.map(async ({ id }) =>
    (await send(new Request(`${url}/${endpoint}/${id}`, { headers }))).json(),
  );
  return Promise.all(whole);
}

/** The values of a user that every target stores, in one shape. */
function toFinalUser(user: Json, names: ReadonlyMap<string, string>): object {
  const enterprise: Json =
    user["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"] ??
    user["urn:scim:schemas:extension:enterprise:1.0"] ??
    {};
  const { givenName = "", familyName = "" } = user.name ?? {};
  const manager = enterprise.manager?.value ?? enterprise.manager?.managerId ?? enterprise.manager;
  return {
    name: `${givenName} ${familyName}`,
    title: user.title ?? "",
    emails: (user.emails ?? []).map(({ value }: { value: string }) => value).sort(),
    department: enterprise.department ?? "",
    manager: names.get(manager) ?? "",
  };
}
