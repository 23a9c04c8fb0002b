import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import { createScimHandler } from "@rollcall/scim-core";
import { createService } from "@rollcall/service";
import { loadWorld } from "@rollcall/service/world";
import { createSqliteStore } from "@rollcall/storage/sqlite";

const store = createSqliteStore({ memory: true });
const clock = { now: () => new Date("2026-01-02T03:04:05Z"), sleep: async () => undefined };
const id = (prefix: string) => prefix + crypto.randomUUID().slice(0, 8).toUpperCase();
const ids = {
  id,
  orderedId: id,
  uuid: () => crypto.randomUUID(),
  secret: (bytes: number) => "0".repeat(bytes * 2),
};
const siteUrl = "https://acme.example";

await loadWorld(
  store,
  {
    kind: "world",
    workspaces: [{ name: "Acme", domain: "acme", plan: "plus" }],
    users: [{ userName: "pat", emails: ["pat@acme.example"], workspaces: { acme: "primary_owner" } }],
    tokens: [
      { token: "svcp-secret", kind: "user", user: "pat", scopes: ["admin"], installation: { installer: "pat" } },
    ],
  },
  { clock, ids, siteUrl },
);

const service = createService({ definitions: { scim, webapi }, store, clock, ids, siteUrl });
const handler = createScimHandler({ definition: scim, ...(await service.scim()), clock, newRequestId: ids.uuid });
const response = await handler(
  new Request("http://localhost/scim/v2/Users", { headers: { authorization: "Bearer svcp-secret" } }),
);
export const list = (await response.json()) as { readonly totalResults: number };

// End of the example.
const { describe, expect, it } = await import("vitest");
const { default: readme } = await import("../README.md?raw");
const { default: self } = await import("./readme-example.test.ts?raw");

describe("the example of the README", () => {
  it("is this file", () => {
    const block = /```ts\n(.*?)```/s.exec(readme)?.[1];
    expect(self.slice(0, self.indexOf("\n// End of the example."))).toBe(block);
  });

  it("finds the user", () => {
    expect(list.totalResults).toBe(1);
  });
});
