import type { Heard } from "../http/heard.js";
import { urns } from "../model/model.js";
import { listOf } from "../model/read-model.js";
import { may, must, section, should } from "../requirement.js";
import { demand, demandStatus, demandValue } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Scim } from "../rows/scim.js";

const documents = ["/ServiceProviderConfig", "/ResourceTypes", "/Schemas"];
const reads = { reads: true };

function configOf(heard: Heard) {
  if (heard.status !== 200 || typeof heard.body !== "object" || heard.body === null)
    skip("the server has no /ServiceProviderConfig");
  return heard.body;
}

function listed(heard: Heard, path: string) {
  const found = listOf(heard);
  return heard.status === 200 && found.length > 0 ? found : skip(`the server has no ${path}`);
}

/** RFC 7644 §4 and RFC 7643 §5 to §7. */
export const discovery = [
  ...section(
    {
      document: "RFC 7644",
      section: "4",
      title: "Service provider configuration endpoints",
      fix: "Serve the three documents with GET, and ignore paging, sorting and attributes.",
    },
    [
      must(
        "config",
        "`/ServiceProviderConfig` returns one object",
        async ({ model: { config } }) => {
          demandStatus(config, 200);
          demandValue(config, "schemas", config.body?.schemas, [urns.config]);
        },
        { ...reads, fix: "Serve /ServiceProviderConfig with the schema ServiceProviderConfig." },
      ),
      must(
        "schemas",
        "`/Schemas` lists all schemas, including extensions",
        async ({ model: { schemas, types } }) => {
          demandStatus(schemas, 200);
          demandValue(schemas, "schemas", schemas.body?.schemas, [urns.list]);
          const ids = listOf(schemas).map(({ id }) => id);
          const missing = types
            .flatMap(({ urn, extensions }) => [urn, ...extensions.map((each) => each.urn)])
            .filter((urn) => !ids.includes(urn));
          demand(
            missing.length === 0,
            schemas,
            "the schemas of all resource types",
            `/Schemas lacks ${missing.join(", ")}`,
          );
        },
        { ...reads, fix: "List every schema that /ResourceTypes names in a ListResponse." },
      ),
      must(
        "schema",
        "`/Schemas/{URN}` returns one schema",
        async (scim) => {
          for (const { id } of listed(scim.model.schemas, "/Schemas")) {
            const heard = await scim.get(`/Schemas/${String(id)}`);
            demandStatus(heard, 200);
            demandValue(heard, "id", heard.body?.id, id);
          }
          demandStatus(await scim.get("/Schemas/urn:example:nothing"), 404);
        },
        reads,
      ),
      must(
        "resource-types",
        "`/ResourceTypes` lists the resource types, and `/ResourceTypes/{name}` returns one",
        async (scim) => {
          const { resourceTypes } = scim.model;
          demandStatus(resourceTypes, 200);
          demandValue(resourceTypes, "schemas", resourceTypes.body?.schemas, [urns.list]);
          for (const { name, id = name } of listed(resourceTypes, "/ResourceTypes")) {
            const heard = await scim.get(`/ResourceTypes/${String(id)}`);
            demandStatus(heard, 200);
            demandValue(heard, "name", heard.body?.name, name);
          }
          demandStatus(await scim.get("/ResourceTypes/Nothing"), 404);
        },
        reads,
      ),
      should(
        "filter",
        "A filter on these endpoints is refused with 403",
        async (scim) => {
          const { config, resourceTypes, schemas } = scim.model;
          const served = [config, resourceTypes, schemas].map(({ status }) => status === 200);
          if (!served.includes(true)) skip("the server has none of the documents");
          for (const path of documents.filter((_path, index) => served[index]))
            demandStatus(await scim.get(`${path}?filter=${encodeURIComponent('name eq "User"')}`), 403);
        },
        reads,
      ),
      must(
        "ignores",
        "These endpoints ignore sorting, paging and selection of attributes",
        async (scim) => {
          const query = "sortBy=name&sortOrder=descending&startIndex=2&count=1";
          const cases = [
            [documents[1], scim.model.resourceTypes],
            [documents[2], scim.model.schemas],
          ] as const;
          for (const [path, plain] of cases) {
            const heard = await scim.get(`${path}?${query}`);
            demandValue(heard, "number of resources", listOf(heard).length, listed(plain, String(path)).length);
          }
        },
        reads,
      ),
      may("only-get", "These endpoints accept only GET", async (scim) => {
        for (const path of documents) demandStatus(await scim.post(path, {}), 404, 405, 501);
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7643",
      section: "5",
      title: "Service provider configuration",
      fix: "Describe the server as it is: clients adapt to this document.",
    },
    [
      must(
        "features",
        "The configuration has `patch`, `bulk`, `filter`, `changePassword`, `sort`, `etag` and `authenticationSchemes`",
        async ({ model: { config } }) => {
          const body = configOf(config);
          for (const name of ["patch", "bulk", "filter", "changePassword", "sort", "etag"])
            demand(
              typeof body[name]?.supported === "boolean",
              config,
              `${name}.supported as a boolean`,
              `${name} is ${JSON.stringify(body[name])}`,
            );
          demand(
            typeof body.bulk.maxOperations === "number" && typeof body.bulk.maxPayloadSize === "number",
            config,
            "bulk.maxOperations and bulk.maxPayloadSize as numbers",
            `bulk is ${JSON.stringify(body.bulk)}`,
          );
          demand(
            typeof body.filter.maxResults === "number",
            config,
            "filter.maxResults as a number",
            `filter is ${JSON.stringify(body.filter)}`,
          );
        },
        reads,
      ),
      must(
        "authentication",
        "`authenticationSchemes` have `type`, `name` and `description`",
        async ({ model: { config } }) => {
          const schemes: unknown = configOf(config).authenticationSchemes;
          demand(
            Array.isArray(schemes),
            config,
            "authenticationSchemes as a list",
            `authenticationSchemes is ${JSON.stringify(schemes)}`,
          );
          for (const each of schemes)
            for (const name of ["type", "name", "description"])
              demand(
                typeof each?.[name] === "string",
                config,
                `${name} of every scheme`,
                `a scheme is ${JSON.stringify(each)}`,
              );
        },
        reads,
      ),
      must("advertised", "Capabilities are as advertised", async (scim) => {
        configOf(scim.model.config);
        const { bulk, etag, patch } = scim.model.features;
        const { path, type } = await scim.user();
        if (patch) demandStatus(await scim.patch(path, { op: "add", path: scim.text(), value: "T" }), 200, 204);
        if (bulk)
          demandStatus(
            await scim.post("/Bulk", {
              schemas: [urns.bulk],
              Operations: [{ method: "DELETE", path: scim.unknown(type) }],
            }),
            200,
          );
        if (!etag) return;
        const heard = await scim.get(path);
        demand(heard.headers.get("etag") !== null, heard, "an ETag", "no ETag");
      }),
      must("max-results", "No page of a filtered list has more than `filter.maxResults` resources", async (scim) => {
        const most: unknown = configOf(scim.model.config).filter?.maxResults;
        if (typeof most !== "number" || most <= 0) skip("filter.maxResults is not a positive number");
        const { endpoint } = scim.type("User");
        const query = `${endpoint}?count=100000&filter=${encodeURIComponent("userName pr")}`;
        if (!scim.model.features.filter) skip("the server does not support filters");
        await fillBeyond(scim, most, query);
        const heard = await scim.get(query);
        const count = heard.body?.Resources?.length ?? 0;
        demand(count <= most, heard, `at most ${most} resources`, `${count} resources`);
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7643",
      section: "6",
      title: "Resource types",
      fix: "Describe each resource type with name, endpoint, schema and schemaExtensions.",
    },
    [
      must(
        "members",
        "A resource type has `schemas`, `name`, `endpoint` and `schema`",
        async ({ model: { resourceTypes } }) => {
          for (const each of listed(resourceTypes, "/ResourceTypes")) {
            for (const name of ["name", "endpoint", "schema"])
              demand(
                typeof each[name] === "string",
                resourceTypes,
                `${name} of every resource type`,
                `a resource type is ${JSON.stringify(each)}`,
              );
            demandValue(resourceTypes, "schemas", each["schemas"], [urns.resourceType]);
          }
        },
        reads,
      ),
      must(
        "extensions",
        "A resource type lists its extensions with `schema` and `required`",
        async ({ model: { resourceTypes } }) => {
          for (const { name, schemaExtensions = [] } of listed(resourceTypes, "/ResourceTypes")) {
            demand(Array.isArray(schemaExtensions), resourceTypes, `schemaExtensions of ${String(name)} as a list`);
            for (const each of schemaExtensions)
              demand(
                typeof each?.schema === "string" && typeof each.required === "boolean",
                resourceTypes,
                "schema and required of every extension",
                `an extension is ${JSON.stringify(each)}`,
              );
          }
        },
        reads,
      ),
      must(
        "endpoints",
        "The endpoint of every resource type answers a query",
        async (scim) => {
          for (const { endpoint } of scim.model.types) demandStatus(await scim.get(`${endpoint}?count=1`), 200);
        },
        reads,
      ),
    ],
  ),
  ...section(
    {
      document: "RFC 7643",
      section: "7",
      title: "Schema definition",
      fix: "Give every attribute all of its characteristics; RFC 7643 §8.7 has the complete documents.",
    },
    [
      must(
        "members",
        "A schema has its URN as `id`, and its `attributes`",
        async ({ model: { schemas } }) => {
          for (const each of listed(schemas, "/Schemas"))
            demand(
              typeof each["id"] === "string" && Array.isArray(each["attributes"]),
              schemas,
              "id and attributes of every schema",
              `a schema is ${JSON.stringify(each).slice(0, 200)}`,
            );
        },
        reads,
      ),
      must(
        "characteristics",
        "The description of an attribute has `name`, `type` and `multiValued`, and valid characteristics",
        async ({ model: { schemas } }) => {
          for (const { id, attributes } of listed(schemas, "/Schemas"))
            for (const each of flatten(attributes)) checkAttribute(schemas, String(id), each);
        },
        reads,
      ),
      may(
        "all-characteristics",
        "The description of an attribute has all characteristics",
        async ({ model: { schemas } }) => {
          const wanted = ["type", "multiValued", "description", "required", "mutability", "returned"];
          for (const { id, attributes } of listed(schemas, "/Schemas"))
            for (const each of flatten(attributes)) {
              const missing = wanted.filter((name) => each[name] === undefined);
              demand(
                missing.length === 0,
                schemas,
                `${wanted.join(", ")} of every attribute`,
                `${String(each["name"])} of ${String(id)} lacks ${missing.join(", ")}`,
              );
            }
        },
        reads,
      ),
      must(
        "sub-attributes",
        "Complex attributes are described with their `subAttributes`",
        async ({ model: { schemas } }) => {
          for (const { id, attributes } of listed(schemas, "/Schemas"))
            for (const each of flatten(attributes)) {
              if (each["type"] !== "complex") continue;
              demand(
                Array.isArray(each["subAttributes"]) && each["subAttributes"].length > 0,
                schemas,
                "subAttributes of every complex attribute",
                `${String(each["name"])} of ${String(id)} has none`,
              );
            }
        },
        reads,
      ),
      must(
        "reference-types",
        "References are described with `referenceTypes`",
        async ({ model: { schemas } }) => {
          for (const { id, attributes } of listed(schemas, "/Schemas"))
            for (const each of flatten(attributes)) {
              if (each["type"] !== "reference") continue;
              demand(
                Array.isArray(each["referenceTypes"]) && each["referenceTypes"].length > 0,
                schemas,
                "referenceTypes of every reference",
                `${String(each["name"])} of ${String(id)} has none`,
              );
            }
        },
        reads,
      ),
      must("complete", "The schema describes every attribute of a resource", async (scim) => {
        listed(scim.model.schemas, "/Schemas");
        for (const type of scim.model.types) {
          const { heard, body } = await scim.make(type);
          const known = new Set([
            "schemas",
            "id",
            "externalid",
            "meta",
            ...type.attributes.map(({ name }) => name.toLowerCase()),
            ...type.extensions.map(({ urn }) => urn.toLowerCase()),
          ]);
          const unknown = Object.keys(body).filter((name) => !known.has(name.toLowerCase()));
          demand(
            unknown.length === 0,
            heard,
            "only attributes of /Schemas",
            `${unknown.join(", ")} of ${type.name} is in no schema`,
          );
        }
      }),
    ],
  ),
];

type Json = Readonly<Record<string, unknown>>;

const allowed: Readonly<Record<string, readonly unknown[]>> = {
  type: ["string", "boolean", "decimal", "integer", "dateTime", "binary", "reference", "complex"],
  multiValued: [true, false],
  required: [true, false],
  caseExact: [true, false],
  mutability: ["readOnly", "readWrite", "immutable", "writeOnly"],
  returned: ["always", "never", "default", "request"],
  uniqueness: ["none", "server", "global"],
};

function checkAttribute(heard: Heard, schema: string, attribute: Json): void {
  const where = `${String(attribute["name"])} of ${schema}`;
  for (const name of ["name", "type", "multiValued"])
    demand(attribute[name] !== undefined, heard, `${name} of every attribute`, `${where} lacks ${name}`);
  for (const [name, values] of Object.entries(allowed)) {
    const found = attribute[name];
    demand(
      found === undefined || values.includes(found),
      heard,
      `${name} to be one of ${values.join(", ")}`,
      `${name} of ${where} is ${JSON.stringify(found)}`,
    );
  }
}

/** The attributes of a schema and their sub-attributes. */
function flatten(attributes: unknown): readonly Json[] {
  if (!Array.isArray(attributes)) return [];
  return attributes.flatMap((each) =>
    typeof each === "object" && each !== null ? [each, ...flatten(each.subAttributes)] : [],
  );
}

/** Resources beyond this number are not created. */
const mostMade = 250;

/** Ensures by bulk requests that a list has more than a number of users. */
export async function fillBeyond(scim: Scim, most: number, query: string): Promise<void> {
  const total: unknown = (await scim.get(query)).body?.totalResults;
  const missing = most + 1 - (typeof total === "number" ? total : 0);
  if (missing <= 0) return;
  if (missing > mostMade || !scim.model.features.bulk) skip(`the check needs ${missing} more users`);
  const path = scim.type("User").endpoint;
  const Operations = Array.from({ length: missing }, (_each, at) => ({
    method: "POST",
    path,
    bulkId: `b${at}`,
    data: scim.userBody(),
  }));
  await scim.post("/Bulk", { schemas: [urns.bulk], Operations });
}
