import { checkServer } from "@rollcall/scim-conformance";
import { it } from "vitest";
import { serve } from "./kit/serve.js";
it("x", () => serve({ isStrict: true }, async ({ url }) => {
  const report = await checkServer({ url, token: "secret", callerName: "admin", otherToken: "other" });
  for (const r of report.results) if (r.status !== "passed") console.log(r.status, r.level, r.id, r.reason ?? `${r.finding?.came} | EXPECTED ${r.finding?.expected} | ${r.finding?.request}`);
  console.log(report.results.length, report.requests, report.durationMs, report.leftovers);
}));
