import { webapi as hooks } from "@rollcall/api/hooks";
import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import { type CoverageDemands, checkCoverage } from "./check-coverage.js";
import { coverJournal } from "./cover-journal.js";
import { mergeCoverage } from "./merge-coverage.js";

const sets = { scim, webapi };
const count = Object.keys({ ...webapi.methods, ...hooks.methods }).length;
const first = await coverJournal([{ method: "users.info", code: "user_not_found", arguments: { user: "U1" } }], sets);
const second = await coverJournal(
  [{ method: "users.info" }, { version: "2.0", route: "GET /Users", code: "permission_denied" }],
  sets,
);

describe("mergeCoverage", () => {
  it("counts what any of several servers has exercised", async () => {
    const { methods, routes, totals } = await mergeCoverage([first, second], sets);
    expect(methods.find(({ method }) => method === "users.info")).toMatchObject({
      calls: 2,
      arguments: ["user"],
      codes: ["user_not_found"],
    });
    expect(routes.find(({ calls }) => calls > 0)).toMatchObject({ route: "GET /Users", codes: ["permission_denied"] });
    expect(totals).toMatchObject({ methods: { seen: 1 }, routes: { seen: 1 }, scim_codes: { seen: 1 } });
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
    [
      { atLeast: { methods: 50 } },
      [`${Math.floor(1000 / count) / 10} % of the methods were exercised (1 of ${count}); 50 % are required.`],
    ],
    [{ atLeast: { metods: 5 } }, ['Coverage has no part metods; did you mean "methods"?']],
  ])("reports what %j lacks", async (demands, wanted) => {
    expect(checkCoverage(await mergeCoverage([first, second], sets), demands)).toEqual(wanted);
  });
});
