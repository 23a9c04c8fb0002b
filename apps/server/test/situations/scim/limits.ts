import { type Attributes, newGroup, newUser, type ScimRequest } from "../../kit/scim-request.js";
import type { Situation, SituationTable } from "../situation.js";

const held = { updateTimeMs: 60_000 };
const enforced = { rateMode: "enforce" } as const;

const patch = (path: string, change: Attributes): ScimRequest => ({ verb: "PATCH", path, change });
const title = patch("/Users/UMIA", { title: "Pilot" });
const sameName = patch("/Groups/SCREW", { displayName: "Crew" });

/** A request after another one has spent the budget. */
function spent(when: string, { before, times, world }: Budget, request: ScimRequest): Situation {
  const what = { when: `${when} once the budget is spent`, server: enforced, before: [before], times, request };
  return world === undefined ? what : { ...what, world };
}

/** A request that spends a budget. */
interface Budget {
  readonly before: NonNullable<Situation["before"]>[number];
  readonly times: number;
  readonly world?: string;
}

const userCreations: Budget = {
  before: (sent) => {
    const emails = [{ value: `new${sent}@acme.example`, primary: true }];
    return { verb: "POST", path: "/Users", body: newUser({ userName: `new${sent}`, emails }) };
  },
  times: 20,
};
const userUpdates: Budget = { before: title, times: 20 };
const userDeletions: Budget = { before: { verb: "DELETE", path: "/Users/UMIA" }, times: 20 };
const groupCreations: Budget = {
  before: (sent) => ({ verb: "POST", path: "/Groups", body: newGroup({ displayName: `Crew ${sent}` }) }),
  times: 20,
};
const groupDeletions: Budget = {
  world: `groups: [${Array.from({ length: 20 }, (_, index) => `{ id: SOLD${index}, displayName: Old ${index} }`).join(", ")}]`,
  before: (sent) => ({ verb: "DELETE", path: `/Groups/SOLD${sent}` }),
  times: 20,
};
const groupUpdates: Budget = { before: sameName, times: 80 };
const userReads: Budget = { before: { verb: "GET", path: "/Users/UMIA" }, times: 300 };
const groupReads: Budget = { before: { verb: "GET", path: "/Groups/SCREW" }, times: 300 };
const reads: Budget = { before: { verb: "GET", path: "/Users?count=0" }, times: 1000 };

/** A write while another one is running. */
function locked(what: string, during: ScimRequest, request: ScimRequest): Situation {
  return { when: `${what} while another update is running`, server: held, during, request };
}

/** A request while the database is unavailable. */
function unavailable(what: string, request: ScimRequest): Situation {
  return { when: `${what} while the database is unavailable`, server: { databaseUnavailable: true }, request };
}

/** Concurrent and too frequent requests. */
export const limits: SituationTable = {
  too_many_requests: {
    status: 429,
    headers: { "retry-after": "1" },
    situations: [
      locked("a user is changed", title, patch("/Users/UMIA", { title: "Captain" })),
      locked("a user is deleted", title, { verb: "DELETE", path: "/Users/UMIA" }),
      locked("a user is replaced", title, { verb: "PUT", path: "/Users/UMIA", body: newUser() }),
      spent("a user is changed", userUpdates, patch("/Users/UMIA", { title: "Captain" })),
      spent("a user is created", userCreations, { verb: "POST", path: "/Users", body: newUser() }),
      spent("a user is deleted", userDeletions, { verb: "DELETE", path: "/Users/UREX" }),
      spent("a group is created", groupCreations, {
        verb: "POST",
        path: "/Groups",
        body: newGroup({ displayName: "New" }),
      }),
      spent("a group is deleted", groupDeletions, { verb: "DELETE", path: "/Groups/SCREW" }),
      spent("a user is read", userReads, { verb: "GET", path: "/Users/UREX" }),
      spent("a group is read", groupReads, { verb: "GET", path: "/Groups/SCREW" }),
      spent("a schema is read", reads, { verb: "GET", path: "/Schemas/Users" }),
    ],
  },
  resource_locked: {
    status: 429,
    headers: { "retry-after": "1" },
    situations: [
      locked("a group is changed", sameName, patch("/Groups/SCREW", { displayName: "Night watch" })),
      locked("a group is replaced", sameName, {
        verb: "PUT",
        path: "/Groups/SCREW",
        body: newGroup({ displayName: "New" }),
      }),
      locked("a group is deleted", sameName, { verb: "DELETE", path: "/Groups/SCREW" }),
      spent("a group is changed", groupUpdates, patch("/Groups/SCREW", { displayName: "Night watch" })),
      spent("a group is replaced", groupUpdates, {
        verb: "PUT",
        path: "/Groups/SCREW",
        body: newGroup({ displayName: "New" }),
      }),
    ],
  },
  database_query_failure: {
    status: 503,
    headers: { "retry-after": "5" },
    situations: [
      unavailable("users are listed", { verb: "GET", path: "/Users" }),
      unavailable("users are filtered", {
        verb: "GET",
        path: `/Users?filter=${encodeURIComponent('userName eq "mia"')}`,
      }),
      unavailable("groups are listed", { verb: "GET", path: "/Groups" }),
      unavailable("a user is read", { verb: "GET", path: "/Users/UMIA" }),
      unavailable("a group is read", { verb: "GET", path: "/Groups/SCREW" }),
      unavailable("a schema is read", { verb: "GET", path: "/Schemas/Users" }),
      unavailable("a user is created", { verb: "POST", path: "/Users", body: newUser() }),
      unavailable("a user is changed", title),
      unavailable("a user is replaced", { verb: "PUT", path: "/Users/UMIA", body: newUser() }),
      unavailable("a user is deleted", { verb: "DELETE", path: "/Users/UREX" }),
      unavailable("a group is created", { verb: "POST", path: "/Groups", body: newGroup({ displayName: "New" }) }),
      unavailable("a group is changed", patch("/Groups/SCREW", { displayName: "Night watch" })),
      unavailable("a group is replaced", {
        verb: "PUT",
        path: "/Groups/SCREW",
        body: newGroup({ displayName: "New" }),
      }),
      unavailable("a group is deleted", { verb: "DELETE", path: "/Groups/SCREW" }),
    ],
  },
};
