import type { Heard } from "../http/heard.js";
import { may, must, type Requirement, section } from "../requirement.js";
import { demand, demandStatus, demandValue } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Json, Scim } from "../rows/scim.js";
import { bodyOf, core, create, demandErrors, groups, users } from "./client.js";

const document = "SCIM 1.1";
const reads = { reads: true };

function filter(scim: Scim, text: string, query = ""): Promise<Heard> {
  return scim.get(`${users}?filter=${encodeURIComponent(text)}${query}`);
}

function idsOf({ body }: Heard): readonly unknown[] {
  return Array.isArray(body?.Resources) ? body.Resources.map(({ id }: { readonly id: unknown }) => id) : [];
}

/** Sends a PATCH that must succeed, and reads the resource. */
async function change(scim: Scim, path: string, body: Json) {
  const heard = await scim.send("PATCH", path, { schemas: [core], ...body });
  if ([404, 405, 501].includes(heard.status)) skip("the server does not support PATCH, which is optional");
  demandStatus(heard, 200, 204);
  return { heard, body: (await scim.get(path)).body };
}

/** The requirements of SCIM 1.1, core schema and protocol. */
export const scim11Rows: readonly Requirement[] = [
  ...section(
    {
      document,
      section: "3.11",
      title: "Service provider configuration",
      fix: "Serve /ServiceProviderConfigs with GET.",
    },
    [
      must(
        "config",
        "`/ServiceProviderConfigs` describes the server",
        async ({ model: { config } }) => {
          demandStatus(config, 200);
          for (const name of ["patch", "bulk", "filter", "changePassword", "sort", "etag"])
            demand(typeof config.body?.[name]?.supported === "boolean", config, `${name}.supported as a boolean`);
        },
        reads,
      ),
    ],
  ),
  ...section(
    {
      document,
      section: "3.1",
      title: "Creating resources",
      fix: "Answer a POST with 201, Location and the resource with id and meta.",
    },
    [
      must("created", "A POST creates a user and answers 201 with `Location`", async (scim) => {
        const heard = await scim.post(users, bodyOf(scim));
        demandStatus(heard, 201);
        demand(typeof heard.body?.id === "string", heard, "an id");
        demand(heard.headers.get("location") !== null, heard, "the header Location", "no Location");
        demandStatus(await scim.get(`${users}/${heard.body.id}`), 200);
      }),
      must("schemas", "A resource has `schemas` with urn:scim:schemas:core:1.0", async (scim) => {
        const { heard, body } = await create(scim, users);
        demand(
          body.schemas?.includes(core),
          heard,
          `schemas that contain ${core}`,
          `schemas is ${JSON.stringify(body.schemas)}`,
        );
      }),
      must("meta", "A resource has `meta` with `created`, `lastModified` and `location`", async (scim) => {
        const { heard, body } = await create(scim, users);
        for (const name of ["created", "lastModified", "location"])
          demand(typeof body.meta?.[name] === "string", heard, `meta.${name}`);
      }),
      must("conflict", "A second user of the same `userName` answers 409", async (scim) => {
        const { body } = await create(scim, users);
        demandStatus(await scim.post(users, { ...bodyOf(scim), userName: body.userName }), 409);
      }),
      must("required", "A user without `userName` is refused with 400", async (scim) => {
        const { userName: _left, ...body } = bodyOf(scim);
        demandStatus(await scim.post(users, body), 400);
      }),
      must("password", "`password` is never returned", async (scim) => {
        const password = `${scim.mark()}Aa1!`;
        const { heard } = await create(scim, users, { password });
        demand(!heard.text.includes(password), heard, "an answer without the password");
      }),
    ],
  ),
  ...section(
    {
      document,
      section: "3.2",
      title: "Retrieving resources",
      fix: "Answer a query with totalResults and Resources, and apply filter, startIndex and count.",
    },
    [
      must("known", "A GET of a user answers 200 and the user", async (scim) => {
        const { path, body } = await create(scim, users);
        const heard = await scim.get(path);
        demandStatus(heard, 200);
        demandValue(heard, "userName", heard.body?.userName, body.userName);
      }),
      must("list", "A list has `schemas`, `totalResults` and `Resources`", async (scim) => {
        await create(scim, users);
        const heard = await scim.get(users);
        demandStatus(heard, 200);
        demand(typeof heard.body?.totalResults === "number", heard, "totalResults as a number");
        demand(Array.isArray(heard.body?.Resources), heard, "Resources as a list");
        demand(heard.body?.schemas?.includes(core), heard, `schemas that contain ${core}`);
      }),
      must("filter-eq", "The filter `userName eq` finds a user", async (scim) => {
        const { id, body } = await create(scim, users);
        const heard = await filter(scim, `userName eq ${JSON.stringify(body.userName)}`);
        demandStatus(heard, 200);
        demandValue(heard, "ids", idsOf(heard), [id]);
      }),
      must(
        "filter-nothing",
        "A filter that finds nothing answers 200 with `totalResults` 0",
        async (scim) => {
          const heard = await filter(scim, `userName eq "${scim.mark()}"`);
          demandStatus(heard, 200);
          demandValue(heard, "totalResults", heard.body?.totalResults, 0);
        },
        reads,
      ),
      must("count", "No page has more than `count` resources, and `startIndex` counts from 1", async (scim) => {
        await create(scim, users);
        await create(scim, users);
        const heard = await scim.get(`${users}?startIndex=1&count=1`);
        demandStatus(heard, 200);
        demandValue(heard, "number of resources", idsOf(heard).length, 1);
        demandValue(heard, "startIndex", heard.body?.startIndex, 1);
        demandValue(heard, "itemsPerPage", heard.body?.itemsPerPage, 1);
      }),
      must("attributes", "`attributes` selects the attributes of the answer", async (scim) => {
        const { path, id } = await create(scim, users, { displayName: "Ada" });
        const heard = await scim.get(`${path}?attributes=userName`);
        demandStatus(heard, 200);
        demandValue(heard, "id", heard.body?.id, id);
        demandValue(heard, "displayName", heard.body?.displayName, undefined);
      }),
    ],
  ),
  ...section(
    {
      document,
      section: "3.3",
      title: "Modifying resources",
      fix: "Replace by PUT; merge by PATCH, with meta.attributes and operation delete for removals.",
    },
    [
      must("put", "A PUT replaces a user and answers 200", async (scim) => {
        const { path, body } = await create(scim, users);
        const heard = await scim.put(path, { ...bodyOf(scim), userName: body.userName, displayName: "Replaced" });
        demandStatus(heard, 200);
        demandValue(heard, "displayName", heard.body?.displayName, "Replaced");
      }),
      must("patch", "A PATCH merges the attributes of the body", async (scim) => {
        const { path } = await create(scim, users);
        const { heard, body } = await change(scim, path, { displayName: "Changed" });
        demandValue(heard, "displayName", body?.displayName, "Changed");
      }),
      must("patch-attributes", "A PATCH removes the attributes in `meta.attributes`", async (scim) => {
        const { path } = await create(scim, users, { title: "T" });
        const { heard, body } = await change(scim, path, { meta: { attributes: ["title"] } });
        demandValue(heard, "title", body?.title, undefined);
      }),
      must("patch-members", "A PATCH adds members, and removes those with `operation` delete", async (scim) => {
        const [a, b] = [await create(scim, users), await create(scim, users)];
        const { path } = await create(scim, groups, { members: [{ value: a.id }] });
        const { heard, body } = await change(scim, path, {
          members: [{ value: b.id }, { value: a.id, operation: "delete" }],
        });
        demandValue(heard, "members", body?.members, [{ value: b.id }]);
      }),
    ],
  ),
  ...section({ document, section: "3.4", title: "Deleting resources", fix: "Answer 404 to every later operation." }, [
    must("deleted", "A deleted group answers 404", async (scim) => {
      const { path } = await create(scim, groups);
      demandStatus(await scim.delete(path), 200, 204);
      demandStatus(await scim.get(path), 404);
    }),
    must("user", "A deleted user answers 404", async (scim) => {
      const { path } = await create(scim, users);
      demandStatus(await scim.delete(path), 200, 204);
      demandStatus(await scim.get(path), 404);
    }),
  ]),
  ...section({ document, section: "3.9", title: "Errors", fix: "Write errors as {Errors: [{description, code}]}." }, [
    must(
      "unknown",
      "A GET of an unknown user answers 404",
      async (scim) => demandStatus(await scim.get(`${users}/${scim.mark()}`), 404),
      reads,
    ),
    must(
      "errors",
      "An error has the list `Errors` with `description` and `code`",
      async (scim) => {
        demandErrors(await scim.get(`${users}/${scim.mark()}`));
      },
      reads,
    ),
    must("malformed", "A body that is not JSON is refused with 400", async (scim) =>
      demandStatus(await scim.post(users, "{"), 400),
    ),
    must(
      "credentials",
      "A request without valid credentials answers 401",
      async (scim) => {
        const heard = await scim.get(users, { authorization: "Bearer wrong" });
        if (heard.status === 200) skip("the server answers requests without credentials");
        demandStatus(heard, 401);
      },
      reads,
    ),
    may(
      "suffix",
      "`/Users.json` is `/Users` in JSON",
      async (scim) => demandStatus(await scim.get(`${users}.json`), 200),
      reads,
    ),
  ]),
];
