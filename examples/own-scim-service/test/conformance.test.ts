import { checkServer, profiles } from "@rollcall/scim-conformance";
import { describeConformance } from "@rollcall/scim-conformance/vitest";
import { describe, expect, it } from "vitest";
import { startService, storeNames } from "./kit/serve.js";

const credentials = { token: "secret", callerName: "admin", otherToken: "other" };

// What identity providers need: each requirement is a test.
describeConformance(async () => ({ ...(await startService({})), ...credentials }), {
  profile: "entra",
  levels: ["must", "should"],
});
describeConformance(async () => ({ ...(await startService({})), ...credentials }), {
  profile: "okta",
});

describe("the service", () => {
  it.each(storeNames)("meets every requirement of the RFCs over %s", async (store) => {
    const { url, close } = await startService({ store, isStrict: true });
    const { results, leftovers } = await checkServer({ url, ...credentials });
    await close();
    const others = results.filter(({ status }) => status !== "passed");
    expect(others.map(({ id, status, finding }) => [id, status, finding?.came])).toEqual([
      // The service has /Me.
      ["rfc7644-3.11/unsupported", "skipped", undefined],
    ]);
    expect([results.length, leftovers]).toEqual([profiles.rfc.requirements.length, []]);
  });
});
