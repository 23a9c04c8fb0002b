import { urns } from "../model/model.js";
import { must, section, should } from "../requirement.js";
import { demand, demandRefusal, demandStatus, demandValue, isUnassigned } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";

/** RFC 7644 §3.1 and §3.3. */
export const creating = [
  ...section(
    {
      document: "RFC 7644",
      section: "3.1",
      title: "Background",
      fix: "Write schemas into every resource: the URN of its type, and those of the extensions that it uses.",
    },
    [
      must("schemas", "Every resource in an answer has its `schemas`", async (scim) => {
        for (const type of scim.model.types) {
          const { heard, body } = await scim.make(type);
          demand(
            Array.isArray(body.schemas) && body.schemas.includes(type.urn),
            heard,
            `schemas that contain ${type.urn}`,
            `schemas is ${JSON.stringify(body.schemas)}`,
          );
        }
      }),
      must(
        "extension",
        "An extension in a body is stored under its URN, and the answer lists the URN in `schemas`",
        async (scim) => {
          const { extension, attribute } = scim.extension();
          const made = await scim.user({ [extension]: { [attribute.name]: "In an extension" } });
          const heard = await scim.get(made.path);
          demandValue(heard, extension, heard.body?.[extension], { [attribute.name]: "In an extension" });
          demand(heard.body?.schemas?.includes(extension), heard, `schemas that contain ${extension}`);
        },
      ),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.3",
      title: "Creating resources",
      fix: "Answer a POST with 201, the Location header and the resource with meta.location.",
    },
    [
      must("created", "A POST to the endpoint of a resource type creates a resource and answers 201", async (scim) => {
        const heard = await scim.post(scim.type("User").endpoint, scim.userBody());
        demandStatus(heard, 201);
        const id: unknown = heard.body?.id;
        if (typeof id !== "string") skip("the answer has no id, so the resource cannot be read");
        demandStatus(await scim.get(`${scim.type("User").endpoint}/${id}`), 200);
      }),
      must(
        "location",
        "The answer to a creation has the URL of the resource in `Location`, which is also `meta.location`",
        async (scim) => {
          const { heard, body } = await scim.user();
          const location = heard.headers.get("location");
          demand(location !== null, heard, "a Location header", "no Location header");
          demand(
            location.endsWith(`/${encodeURIComponent(body.id)}`),
            heard,
            "a Location that ends with the id",
            `Location is ${location}`,
          );
          demandValue(heard, "meta.location", body.meta?.location, location);
        },
      ),
      must("read-only", "ReadOnly attributes are ignored in the body of a creation", async (scim) => {
        const own = {
          id: "mine",
          meta: { created: "2001-01-01T00:00:00Z", resourceType: "Group" },
          groups: [{ value: "G" }],
        };
        const heard = await scim.post(scim.type("User").endpoint, scim.userBody(own));
        demandStatus(heard, 201);
        demand(heard.body?.id !== "mine", heard, "an id of the server");
        demand(isUnassigned(heard.body?.groups), heard, "no groups");
        demandValue(heard, "meta.resourceType", heard.body?.meta?.resourceType, "User");
        demand(!String(heard.body?.meta?.created).startsWith("2001"), heard, "meta.created of the server");
      }),
      must(
        "conflict",
        "A creation that conflicts with another resource answers 409 with `uniqueness`",
        async (scim) => {
          const { userName } = (await scim.user()).body;
          const heard = await scim.post(scim.type("User").endpoint, scim.userBody({ userName }));
          demandStatus(heard, 409);
          demandValue(heard, "scimType", heard.body?.scimType, "uniqueness");
        },
        { fix: "Answer 409 with scimType uniqueness if a unique value is taken." },
      ),
      must("resource-type", "`meta.resourceType` is that of the endpoint", async (scim) => {
        for (const type of scim.model.types) {
          const { heard, body } = await scim.make(type);
          demandValue(heard, "meta.resourceType", body.meta?.resourceType, type.name);
        }
      }),
      must(
        "required",
        "A body without a required attribute is refused",
        async (scim) => {
          for (const type of scim.model.types) {
            const required = type.attributes.find(
              (each) =>
                each.required && each.mutability !== "readOnly" && !["schemas", "id", "meta"].includes(each.name),
            );
            if (required === undefined) continue;
            const { [required.name]: _left, ...body } = scim.bodyOf(type);
            demandRefusal(await scim.post(type.endpoint, body), 400, "invalidValue");
          }
        },
        { fix: "Answer 400 with scimType invalidValue if an attribute that the schema requires is missing." },
      ),
      must(
        "declared",
        "The attributes that the schema requires are enough to create a user",
        async (scim) => {
          const bare = { schemas: [urns.user], ...scim.userBody({}) };
          const heard = await scim.post(scim.type("User").endpoint, bare);
          demandStatus(heard, 201);
        },
        { fix: "Set required in /Schemas for every attribute that a creation needs." },
      ),
      should("body", "The answer to a creation contains the created resource", async (scim) => {
        const text = scim.text();
        const heard = await scim.post(scim.type("User").endpoint, scim.userBody({ [text]: "Ada" }));
        demandStatus(heard, 201);
        demandValue(heard, text, heard.body?.[text], "Ada");
      }),
    ],
  ),
];
