import { must, section, should } from "../requirement.js";
import { demand, demandStatus, demandValue } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Made, Scim } from "../rows/scim.js";

/** Creates a user and reads its version. Skips the check if the server has no versions. */
async function versioned(scim: Scim): Promise<{ readonly made: Made; readonly etag: string }> {
  if (!scim.model.features.etag) skip("the server does not support ETags");
  const made = await scim.user();
  const heard = await scim.get(made.path);
  const etag = heard.headers.get("etag");
  demand(etag !== null, heard, "the header ETag, as etag.supported says", "no ETag");
  return { made, etag };
}

/** RFC 7644 §3.14. */
export const etags = section(
  {
    document: "RFC 7644",
    section: "3.14",
    title: "Versions of resources",
    fix: "Derive the version from the resource, send it as ETag and meta.version, and compare If-Match before a change.",
  },
  [
    must("etag", "A resource has an `ETag`", async (scim) => {
      const { made, etag } = await versioned(scim);
      demand(/^(W\/)?"[^"]*"$/.test(etag), made.heard, "an ETag in quotes", `ETag is ${etag}`);
    }),
    should("meta-version", "`meta.version` is the `ETag`", async (scim) => {
      const { made, etag } = await versioned(scim);
      const heard = await scim.get(made.path);
      demandValue(heard, "meta.version", heard.body?.meta?.version, etag);
    }),
    must("changes", "The version changes with the resource", async (scim) => {
      const { made, etag } = await versioned(scim);
      await scim.change(made, { op: "add", path: scim.text(), value: "T" });
      const heard = await scim.get(made.path);
      demand(heard.headers.get("etag") !== etag, heard, "another ETag after a change");
    }),
    must("if-none-match", "`If-None-Match` with the current version answers 304 without a body", async (scim) => {
      const { made, etag } = await versioned(scim);
      const heard = await scim.get(made.path, { "if-none-match": etag });
      demandStatus(heard, 304);
      demand(heard.text === "", heard, "no body");
      demandStatus(await scim.get(made.path, { "if-none-match": 'W/"other"' }), 200);
    }),
    must("if-match", "`If-Match` with another version refuses a PUT, a PATCH and a DELETE with 412", async (scim) => {
      const { made } = await versioned(scim);
      const stale = { "if-match": 'W/"other"' };
      demandStatus(await scim.put(made.path, scim.userBody({ userName: made.body.userName }), stale), 412);
      const change = {
        schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
        Operations: [{ op: "add", path: scim.text(), value: "T" }],
      };
      if (scim.model.features.patch) demandStatus(await scim.send("PATCH", made.path, change, stale), 412);
      demandStatus(await scim.delete(made.path, stale), 412);
      demandStatus(await scim.get(made.path), 200);
    }),
    must("if-match-same", "`If-Match` with the current version or `*` allows a change", async (scim) => {
      const { made, etag } = await versioned(scim);
      demandStatus(
        await scim.put(made.path, scim.userBody({ userName: made.body.userName }), { "if-match": etag }),
        200,
      );
      demandStatus(await scim.delete(made.path, { "if-match": "*" }), 204);
    }),
  ],
);
