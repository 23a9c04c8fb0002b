import { type Attributes, newGroup, newUser, type ScimRequest } from "../../kit/scim-request.js";
import type { Situation, SituationTable } from "../situation.js";

const held = { updateTimeMs: 60_000 };
const enforced = { rateMode: "enforce" } as const;

const patch = (path: string, change: Attributes): ScimRequest => ({ verb: "PATCH", path, change });
const title = patch("/Users/UMIA", { title: "Pilot" });
const sameName = patch("/Groups/SCREW", { displayName: "Crew" });

/** A request once a budget was spent by another one, sent so often. */
function spent(when: string, { before, times }: Budget, request: ScimRequest): Situation {
  return { when: `${when} once the budget is spent`, server: enforced, before: [before], times, request };
}

/** What spends a budget. */
interface Budget {
  readonly before: ScimRequest;
  readonly times: number;
}

const userWrites: Budget = { before: title, times: 20 };
const groupDeletions: Budget = { before: { verb: "DELETE", path: "/Groups/SNOBODY" }, times: 20 };
const groupUpdates: Budget = { before: sameName, times: 80 };
const readsOfOne: Budget = { before: { verb: "GET", path: "/Users/UMIA" }, times: 300 };
const reads: Budget = { before: { verb: "GET", path: "/Users?count=0" }, times: 1000 };

/** A write while another one runs. */
function locked(what: string, during: ScimRequest, request: ScimRequest): Situation {
  return { when: `${what} while another update runs`, server: held, during, request };
}

/** What happens at the same time, or too often. */
export const limits: SituationTable = {
  too_many_requests: {
    status: 429,
    headers: { "retry-after": "1" },
    situations: [
      locked("a user is changed", title, patch("/Users/UMIA", { title: "Captain" })),
      locked("a user is deleted", title, { verb: "DELETE", path: "/Users/UMIA" }),
      locked("a user is replaced", title, { verb: "PUT", path: "/Users/UMIA", body: newUser() }),
      spent("a user is changed", userWrites, patch("/Users/UMIA", { title: "Captain" })),
      spent("a user is made", userWrites, { verb: "POST", path: "/Users", body: newUser() }),
      spent("a user is deleted", userWrites, { verb: "DELETE", path: "/Users/UREX" }),
      spent("a group is made", groupDeletions, {
        verb: "POST",
        path: "/Groups",
        body: newGroup({ displayName: "New" }),
      }),
      spent("a group is read", readsOfOne, { verb: "GET", path: "/Groups/SCREW" }),
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
      {
        when: "the database goes away before a read",
        server: { databaseAway: true },
        request: { verb: "GET", path: "/Users" },
      },
      { when: "the database goes away before a write", server: { databaseAway: true }, request: title },
      {
        when: "the database goes away before a schema is asked for",
        server: { databaseAway: true },
        request: { verb: "GET", path: "/Schemas/Users" },
      },
    ],
  },
};
