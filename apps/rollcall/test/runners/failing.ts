/** A call that the server refuses; runners show these lines, and the token is not in them. The journal says why. */
const refused = (server: string) => `
  const body = new URLSearchParams({ channel: "general" });
  const headers = { authorization: "Bearer " + ["svcb", "demo", "bot"].join("-") };
  const response = await fetch(${server}.url + "/api/chat.postMessage", { method: "POST", headers, body });
  const { ok } = await response.json();`;

/** Files whose only test fails on purpose, and the settings of their runners, by path. */
export const failing: Readonly<Record<string, string>> = {
  "vitest/fails.test.ts": `import { test } from "rollcall/vitest";
import { expect } from "vitest";
test("fails on purpose", async ({ rollcall }) => {${refused("rollcall")}
  expect(ok).toBe(true);
});`,
  "jest/fails.test.cjs": `test("fails on purpose", async () => {${refused("rollcall")}
  expect(ok).toBe(true);
});`,
  "node-test/fails.test.mjs": `import assert from "node:assert/strict";
import { test } from "node:test";
import { useRollcall } from "rollcall/node-test";
const rollcall = useRollcall();
test("fails on purpose", async () => {${refused("rollcall.server")}
  assert(ok);
});`,
  "mocha/fails.test.mjs": `import assert from "node:assert/strict";
import { rollcall } from "./hooks.mjs";
it("fails on purpose", async () => {${refused("rollcall()")}
  assert(ok);
});`,
  "playwright/fails.spec.ts": `import { expect } from "@playwright/test";
import { test } from "rollcall/playwright";
test("fails on purpose", async ({ rollcall }) => {${refused("rollcall")}
  expect(ok).toBe(true);
});`,
  "playwright/playwright.config.ts": `export default {
  outputDir: "results",
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: { launchOptions: { executablePath: process.env.BROWSER_PATH, args: ["--no-sandbox", "--headless", "--disable-gpu"] } },
};`,
};
