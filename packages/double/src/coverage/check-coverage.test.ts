import { events } from "@rollcall/api/events";
import { webapi as hooks } from "@rollcall/api/hooks";
import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import { webapi as control } from "../generated/control/index.js";
import type { LookName } from "../names.js";
import { type CoverageDemands, checkCoverage, coverJournal, mergeCoverage } from "./check-coverage.js";

const sets = { scim, webapi };
const count = Object.keys({ ...webapi.methods, ...hooks.methods }).length;
const delivery = { event_id: "Ev1", attempt: 1 } as const;
const first = await coverJournal(
  [
    { method: "users.info", code: "user_not_found", arguments: { user: "U1" } },
    { protocol: "events", delivery: { ...delivery, event: "team_join", result: "delivered" } },
    { protocol: "events", delivery: { ...delivery, event: "pin_added", result: "retried" } },
    { protocol: "events", delivery: { ...delivery, event: "pin_removed", result: "delivered", rate_limited: true } },
    { protocol: "people", method: "people.post", ok: true },
    { protocol: "people", method: "people.pin", ok: false, code: "refused" },
  ],
  sets,
);
const second = await coverJournal(
  [
    { method: "users.info" },
    { version: "2.0", route: "GET /Users", code: "permission_denied" },
    { protocol: "events", delivery: { ...delivery, event: "team_join", result: "delivered" } },
    { protocol: "people", method: "people.post", ok: true },
  ],
  sets,
);
const merged = await mergeCoverage([first, second], sets);

describe("mergeCoverage", () => {
  it("counts what any of several servers has exercised", () => {
    const { methods, routes, totals } = merged;
    expect(methods.find(({ method }) => method === "users.info")).toMatchObject({
      calls: 2,
      arguments: ["user"],
      codes: ["user_not_found"],
    });
    expect(routes.find(({ calls }) => calls > 0)).toMatchObject({ route: "GET /Users", codes: ["permission_denied"] });
    expect(totals).toMatchObject({ methods: { seen: 1 }, routes: { seen: 1 }, scim_codes: { seen: 1 } });
  });

  it("counts acknowledged events and acts that were not refused", () => {
    expect(merged.events.filter(({ deliveries }) => deliveries > 0)).toMatchObject([
      { event: "team_join", deliveries: 2 },
    ]);
    expect(merged.acts.filter(({ times }) => times > 0)).toEqual([{ act: "people.post", times: 2 }]);
    expect(merged.totals).toMatchObject({
      events: { seen: 1, declared: Object.keys(events).length },
      acts: { seen: 1, declared: merged.acts.length },
    });
  });
});

describe("coverJournal", () => {
  it("says of every event what brings it about", () => {
    const how = (name: string) => merged.events.find(({ event }) => event === name)?.how;
    expect(how("team_join")).toBe("Sent when a user joined the workspace.");
    expect(how("star_added")).toBe(
      "The service stores nothing that users save for later. `events.send` sends it by hand.",
    );
    for (const { how: sentence } of merged.events) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it("has every act, and no operation that only shows something", () => {
    const looks: Readonly<Record<LookName, true>> = {
      "people.see": true,
      "people.seeActivity": true,
      "people.seeApp": true,
      "people.seeAssistant": true,
      "people.seeCanvas": true,
      "people.seeDocuments": true,
      "people.seeFile": true,
      "people.seeLatest": true,
      "people.seeList": true,
      "people.seeStep": true,
      "people.seeWorkspace": true,
      "people.waitFor": true,
    };
    const people = Object.keys(control.methods).filter((name) => name.startsWith("people."));
    expect(merged.acts.map(({ act }) => act)).toEqual(people.filter((name) => !Object.hasOwn(looks, name)));
  });
});

describe("checkCoverage", () => {
  // The types refuse some of these, but JavaScript callers can pass them.
  it.each<[CoverageDemands | object, readonly string[]]>([
    [{}, []],
    [{ methods: { "users.info": ["user_not_found"] }, codes: ["permission_denied"], atLeast: { methods: 0.5 } }, []],
    [{ methods: { "auth.test": [] } }, ["auth.test was never called."]],
    [{ methods: { "users.info": ["ratelimited"] } }, ["users.info never answered ratelimited."]],
    [{ methods: { "users.inf": [] } }, ['There is no method users.inf; did you mean "users.info"?']],
    [
      { methods: { "users.info": ["user_not_fond"] } },
      ['users.info does not declare the code user_not_fond; did you mean "user_not_found"?'],
    ],
    [{ codes: ["no_text"] }, ["No call was answered no_text."]],
    [{ events: ["team_join"], acts: ["people.post"], atLeast: { events: 1, acts: 1 } }, []],
    [
      { events: ["pin_added"] },
      ["No app has acknowledged pin_added. Sent when a message was pinned to a conversation."],
    ],
    [{ events: ["team_jon"] }, ['There is no event team_jon; did you mean "team_join"?']],
    [{ acts: ["people.pin"] }, ["Nobody has done people.pin."]],
    [{ acts: ["people.pn"] }, ['There is no act people.pn; did you mean "people.pin"?']],
    [
      { atLeast: { methods: 50 } },
      [`${Math.floor(1000 / count) / 10} % of the methods were exercised (1 of ${count}); 50 % are required.`],
    ],
    [{ atLeast: { metods: 5 } }, ['Coverage has no part metods; did you mean "methods"?']],
  ])("reports what %j lacks", (demands, wanted) => {
    expect(checkCoverage(merged, demands)).toEqual(wanted);
  });
});
