import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { brokenManifests, judgedManifests, realManifests } from "../../testing/real-manifests.js";

describe("apps.manifest.create", () => {
  it("accepts the manifests of real apps, and exports them unchanged", async () => {
    const service = await createTestService();
    for (const manifest of Object.values(realManifests)) {
      const { body } = await service.call("apps.manifest.create", { manifest: JSON.stringify(manifest) }, "svcc-mia");
      expect(body).toMatchObject({ ok: true });
      const exported = await service.call("apps.manifest.export", { app_id: body.app_id }, "svcc-mia");
      expect(JSON.stringify(exported.body.manifest)).toBe(JSON.stringify(manifest));
    }
  });

  it("refuses broken manifests and locates each problem", async () => {
    const service = await createTestService();
    for (const [manifest, pointers] of brokenManifests) {
      const { body } = await service.call("apps.manifest.create", { manifest: JSON.stringify(manifest) }, "svcc-mia");
      expect(body).toMatchObject({ ok: false, error: "invalid_manifest" });
      expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual(pointers.toSorted());
    }
    for (const [manifest, problems] of judgedManifests) {
      const errors = problems.map(([code, message, pointer]) => ({ code, message, pointer }));
      const sent = { manifest: JSON.stringify(manifest), app_id: "A1" };
      for (const method of ["apps.manifest.create", "apps.manifest.update", "apps.manifest.validate"]) {
        const { body } = await service.call(method, sent, "svcc-mia");
        expect(body).toMatchObject({ ok: false, error: "invalid_manifest", errors });
      }
    }
  });
});
