import { describe, expect, it } from "vitest";
import { createWordReplacer } from "./replace-words.js";

const replace = createWordReplacer(
  new Map([
    ["svc", "acme"],
    ["crm", "svc"],
  ]),
);

describe("createWordReplacer", () => {
  it.each([
    ["svcLists.items.update", "acmeLists.items.update"],
    ["crm_org_id", "svc_org_id"],
    ["urn:scim:schemas:extension:svc:guest:1.0", "urn:scim:schemas:extension:acme:guest:1.0"],
    ["image_svc", "image_acme"],
    ["X-Svc-Signature", "X-Acme-Signature"],
    ["mySvcId", "myAcmeId"],
    ["svc_crm", "acme_svc"],
  ])("converts %s to %s", (name, wanted) => {
    expect(replace(name)).toBe(wanted);
  });

  it.each(["svcp-token", "USVCBOT", "mysvc", "svc2", "CRM", "Svcs", "text"])("keeps %s", (name) => {
    expect(replace(name)).toBe(name);
  });

  it("returns names unchanged without words", () => {
    expect(createWordReplacer(new Map())("svc")).toBe("svc");
  });
});
