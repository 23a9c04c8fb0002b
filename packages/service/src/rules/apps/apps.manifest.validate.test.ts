import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const validate = (args: object, token = "svcc-mia") => service.call("apps.manifest.validate", args, token);
const manifest = { display_information: { name: "Helper" } };

describe("apps.manifest.validate", () => {
  it("accepts a valid manifest, as text or as an object", async () => {
    expect((await validate({ manifest: JSON.stringify(manifest) })).body).toEqual({ ok: true, errors: [] });
    expect((await validate({ manifest, app_id: "A1" })).body).toEqual({ ok: true, errors: [] });
  });

  it("reports all problems at once", async () => {
    const { body } = await validate({ manifest: { display_information: { name: "" }, settings: { nonsense: 1 } } });
    expect(body.error).toBe("invalid_manifest");
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      "/display_information/name",
      "/settings/nonsense",
    ]);
  });

  it("reports a text in place of a list once, without checking its length", async () => {
    const features = { slash_commands: "x".repeat(60) };
    const { body } = await validate({ manifest: { display_information: { name: "Helper" }, features } });
    expect(body.errors).toEqual([
      { code: "failed_constraint", message: "must be a list", pointer: "/features/slash_commands" },
    ]);
  });

  it.each([
    { app_id: "nonsense", error: "invalid_app_id" },
    { app_id: "A404", error: "invalid_app_id" },
    { app_id: "A3", error: "no_permission" },
    { app_id: "A5", error: "invalid_app" },
    { app_id: "A2", error: "app_not_eligible" },
  ])("answers $error for the app $app_id", async ({ app_id, error }) => {
    expect((await validate({ manifest, app_id })).body.error).toBe(error);
  });

  it("lets a manager app validate for the apps that it created", async () => {
    expect((await validate({ manifest, app_id: "A4" }, "svcc-manager")).body.ok).toBe(true);
    expect((await validate({ manifest, app_id: "A1" }, "svcc-manager")).body.error).toBe(
      "app_not_owned_by_manager_app",
    );
  });

  it("accepts only configuration tokens, and is unknown where manifests are off", async () => {
    expect((await validate({ manifest }, "svcb-helper")).body.error).toBe("not_allowed_token_type");
    const workspaces = organizationWorld.workspaces.map((one) => ({
      ...one,
      disabled_features: ["manifests"] as const,
    }));
    service = await createTestService({ ...organizationWorld, workspaces });
    expect((await validate({ manifest })).body.error).toBe("unknown_method");
  });
});
