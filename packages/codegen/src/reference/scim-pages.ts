import type { ScimSituation } from "../formats/index.js";
import { kebabCase } from "../names/names.js";
import type { OutputFile } from "../output/output-file.js";
import type { ResolvedAttribute, ResolvedError, ResolvedSchema, ResolvedScim } from "../scim/resolved-scim.js";
import { exemptedCodes } from "./exempted-codes.js";
import { bodyLimits, limitsPhrase } from "./limits-text.js";
import { bullets, code, codeList, page, section, table } from "./markdown.js";
import { flattenAttributes, scimCodeSources } from "./scim-code-sources.js";

/** The pages of the SCIM side of a set: one per resource type, the routes, the errors and the limits. */
export function scimPages(scim: ResolvedScim, folder: string): readonly OutputFile[] {
  const pages = scim.resources.map((schema) => ({
    path: `${folder}/scim/${kebabCase(schema.name)}.md`,
    text: resourcePage(schema, scim),
  }));
  return [
    ...pages,
    { path: `${folder}/scim/routes.md`, text: routesPage(scim) },
    { path: `${folder}/scim/errors.md`, text: errorsPage(scim) },
    { path: `${folder}/scim/limits.md`, text: limitsPage(scim) },
  ];
}

function resourcePage(schema: ResolvedSchema, scim: ResolvedScim): string {
  const extensions = schema.attributes.flatMap(({ extension }) => (extension === undefined ? [] : [extension]));
  const filterable = Object.entries(schema.resource?.filterable ?? {}).map(([name, each]) => [
    code(name),
    each.type ?? "string",
    codeList(each.aliases ?? []),
    each.description ?? "",
  ]);
  const situations = Object.entries(schema.resource?.situations ?? {}).map(([situation, key]) => [
    code(situation),
    code(key),
  ]);
  const routes = scim.routes.filter(({ resource }) => resource === schema.name);
  return page(schema.file.file, [
    `# ${schema.name}`,
    schema.description,
    bullets(Object.entries(schema.urns).map(([version, urn]) => `${version}: ${code(String(urn))}`)),
    section("Attributes", attributeTable(schema.attributes)),
    ...extensions.map((extension) => extensionSection(extension)),
    section("Filterable names", table(["Name", "Type", "Also", "Compared attribute"], filterable)),
    section(
      "Routes",
      bullets(
        routes.map(
          ({ verb, path, versions, status }) =>
            `${code(`${verb} ${path}`)} → ${status}${versions === undefined ? "" : ` (${versions.join(", ")})`}`,
        ),
      ),
    ),
    section("Codes of this resource type", table(["Situation", "Code"], situations)),
    section(
      "Ignored in bodies",
      schema.resource?.ignored === undefined ? undefined : codeList(schema.resource.ignored),
    ),
  ]);
}

function extensionSection(extension: ResolvedSchema): string | undefined {
  const listed = extension.extension?.listed === "required" ? "must" : "may";
  const text = [
    extension.description,
    bullets(Object.entries(extension.urns).map(([version, urn]) => `${version}: ${code(String(urn))}`)),
    `A body with the extension ${listed} list its URN in ${code("schemas")}.`,
    attributeTable(extension.attributes),
  ];
  return section(`Extension: ${extension.name}`, text.join("\n\n"));
}

function attributeTable(attributes: readonly ResolvedAttribute[]): string | undefined {
  const rows = flattenAttributes(attributes).map(({ path, attribute }) => [
    code(path),
    typeText(attribute),
    traits(attribute),
    limitsPhrase(attribute.limits),
    Object.entries(attribute.errors)
      .map(([violation, key]) => `${violation}: ${code(key)}`)
      .join(", "),
    attribute.description,
  ]);
  return table(["Attribute", "Type", "Characteristics", "Limits", "Codes", "Meaning"], rows);
}

function typeText({ type, multiValued, extension, nullable }: ResolvedAttribute): string {
  const one = extension === undefined ? type : "extension";
  return `${multiValued ? `list of ${one}` : one}${nullable ? " or null" : ""}`;
}

function traits(attribute: ResolvedAttribute): string {
  const found = [
    attribute.required ? "required" : "",
    attribute.mutability === "readWrite" ? "" : attribute.mutability,
    attribute.returned === "default" ? "" : `returned: ${attribute.returned}`,
    attribute.uniqueness === "none" ? "" : `unique: ${attribute.uniqueness}`,
    attribute.caseExact ? "case-sensitive" : "",
    attribute.versions === undefined ? "" : `only ${attribute.versions.join(", ")}`,
  ];
  return found.filter((each) => each !== "").join(", ");
}

type Capabilities = NonNullable<ResolvedScim["service"]["versions"]["2.0"]>["capabilities"];

function routesPage(scim: ResolvedScim): string {
  const rows = scim.routes.map(({ verb, path, versions, operation, resource, document, status, answer }) => [
    code(`${verb} ${path}`),
    (versions ?? Object.keys(scim.service.versions)).join(", "),
    document ?? `${operation} ${resource}`,
    String(status),
    answer,
  ]);
  const versions = Object.entries(scim.service.versions).map(([version, definition]) => [
    version,
    code([scim.service.mount, definition?.segment].filter((part) => part !== "").join("/") || "/"),
    code(definition?.mediaType ?? ""),
    capabilitiesText(definition?.capabilities),
  ]);
  return page(`${scim.folder}/routes.yaml`, [
    "# SCIM routes",
    section("Versions", table(["Version", "Base", "Media type", "Capabilities"], versions)),
    section("Access", accessText(scim.service.access)),
    section("Routes", table(["Route", "Versions", "Serves", "Status", "Answer"], rows)),
  ]);
}

function accessText(access: ResolvedScim["service"]["access"]): string | undefined {
  if (access === undefined) return undefined;
  const { tokens, scopes, installerRole, plan, errors } = access;
  return bullets([
    `Requires a ${tokens.map(code).join(" or ")} token with ${codeList(scopes)}, of an app that was installed by a user with the role ${code(installerRole)} or higher; otherwise ${code(errors.token)}.`,
    `The installer must still have such a role; otherwise ${code(errors.installer)}.`,
    `In an organization, the app must be installed on the organization; otherwise ${code(errors.target)}.`,
    `The plan must be ${code(plan)} or higher; otherwise ${code(errors.plan)}.`,
  ]);
}

function capabilitiesText(capabilities: Capabilities | undefined): string {
  if (capabilities === undefined) return "";
  const { patch, bulk, filter, changePassword, sort, etag, attributes, pagination, search, me } = capabilities;
  const all = { patch, bulk: bulk.supported, filter: filter.supported, changePassword, sort, etag, attributes };
  const further = { cursor: pagination?.cursor, search, me, strict: capabilities.lenient === false };
  const supported = Object.entries({ ...all, ...further }).filter(([, has]) => has);
  const { dialect = "rfc7644" } = filter;
  return supported.map(([name]) => (name === "filter" ? `filter (${dialect})` : name)).join(", ") || "none";
}

function errorsPage(scim: ResolvedScim): string {
  const sources = scimCodeSources(scim);
  const rows = scim.errors.map((row) => [
    code(row.wireName),
    String(row.status),
    row.meaning,
    answeredWhen(row),
    (sources.get(row.key) ?? []).join("; "),
  ]);
  const situations = (Object.entries(scim.situations) as (readonly [ScimSituation, string])[]).map(
    ([situation, key]) => {
      const row = scim.errors.find((each) => each.key === key);
      return [code(situation), code(row?.wireName ?? key), String(row?.status ?? "")];
    },
  );
  return page(`${scim.folder}/errors.yaml`, [
    "# SCIM errors",
    table(["Code", "Status", "Meaning", "Answered when", "Used by"], rows),
    section("Situations of the engine", table(["Situation", "Code", "Status"], situations)),
    exemptedCodes([{ place: "SCIM", rows: scim.errors }], scim.situations.defect),
  ]);
}

function answeredWhen({ when, faultOnly }: ResolvedError): string {
  return when ?? (faultOnly === undefined ? "" : `Only as a fault: ${faultOnly}`);
}

function limitsPage(scim: ResolvedScim): string {
  const { limits, rates } = scim.service;
  const all = [...scim.resources, ...scim.extensions];
  const attributes = all.flatMap((schema) =>
    flattenAttributes(schema.attributes)
      .filter(({ attribute }) => attribute.extension === undefined && Object.keys(attribute.limits).length > 0)
      .map(({ path, attribute }) => [schema.name, code(path), limitsPhrase(attribute.limits)]),
  );
  const tiers = Object.entries(rates?.tiers ?? {}).map(([name, tier]) => [
    code(name),
    String(tier.perMinute),
    String(tier.burst),
    countedText(tier),
    code(tier.error ?? scim.situations.rateLimited),
  ]);
  return page(scim.folder.replace(/\/scim$/, "/service.yaml"), [
    "# SCIM limits",
    bullets([`Page size: ${limits.defaultCount} by default, at most ${limits.maxCount}.`, ...bodyLimits(limits)]),
    section("Attributes", table(["Schema", "Attribute", "Limit"], attributes)),
    section(
      `Rates per ${rates?.per ?? "organization"}`,
      table(["Budget", "Calls per minute", "Burst", "Counts", "Code"], tiers),
    ),
  ]);
}

type RateTier = NonNullable<ResolvedScim["service"]["rates"]>["tiers"][string];

function countedText({ operations, resources, discovery }: RateTier): string {
  const of = resources === undefined ? "" : ` of ${resources.join(", ")}`;
  return `${operations.join(", ")}${of}${discovery === true ? ", and discovery documents" : ""}`;
}
