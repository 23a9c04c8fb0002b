import { readFileSync } from "node:fs";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createMemory, generate } from "../src/generate.js";
import { layoutUnder } from "../src/output/outputs.js";

const packages = fileURLToPath(new URL("../..", import.meta.url));
const golden = `${packages}codegen/test/golden`;

/** One thing that a set changes in its base. */
interface Change {
  /** Keys of `service.yaml`. Default: none. */
  readonly service?: object;
  /** Other files by path. Default: none. */
  readonly files?: Readonly<Record<string, string>>;
}

const device = (attributes: readonly string[], more = "") => `kind: scim-schema
name: Device
from: Device
description: A portable device.
source: rfc7643 §3
urns: { "2.0": "urn:example:params:scim:schemas:core:2.0:Device" }
resource: { endpoint: /Devices, filterable: { serialNumber: { caseExact: true } } }
attributes:
${attributes.map((name) => `  - { name: ${name} }\n`).join("")}${more}`;

/** Changes by name. Two of them may replace the same file; then the later one applies. */
export const changes: Readonly<Record<string, Change>> = {
  title: { service: { title: "Our notes" } },
  method: {
    service: { scopes: { "notes:count": { description: "Counts notes." } } },
    files: {
      "webapi/methods/notes.count.yaml": `kind: webapi-method
name: notes.count
subject: notes
description: Counts notes.
assumed: Ours.
verb: GET
tokens: [bot]
scopes: ["notes:count"]
rates: [slow]
arguments:
  quote: { limits: { pattern: '^[^"/]+$' }, description: Text without a quotation mark. }
  like: { ref: Note, description: Notes to count. }
  paint: { ref: Paint, description: Their paint. }
response: { count: { type: integer, required: true, description: How many. }, last: { ref: Template } }
errors: { no_count: { meaning: They cannot be counted., when: There are too many. } }
`,
      // The names of its fields can be replaced, so the table of names of types has one more row.
      "webapi/types/paint.yaml":
        "kind: webapi-type\nname: Paint\ndescription: A paint.\nassumed: Ours.\ntype: object\nfields: { hue: { required: true, description: Its hue. } }\n",
    },
  },
  "method of the base": {
    files: {
      "webapi/methods/notes.test.yaml": `kind: webapi-method
name: notes.test
subject: notes
description: Answers what it was sent, twice.
assumed: Ours.
verb: POST
tokens: []
scopes: []
arguments: { note: { ref: Note, required: true, description: The note. } }
response: { notes: { list: true, ref: Note, required: true, description: The notes. } }
errors: {}
`,
    },
  },
  "rate limit": { service: { webapi: { rates: { posting: { perMinute: 30, burst: 5, per: ["channel"] } } } } },
  "shared type": {
    files: {
      "webapi/types/note-body.yaml":
        "kind: webapi-type\nname: NoteBody\ndescription: A text.\nassumed: Ours.\nlimits: { maxLength: 100 }\n",
    },
  },
  "type in a circle": {
    files: {
      "webapi/types/template-part.yaml": `kind: webapi-type
name: TemplatePart
description: A part of a template.
assumed: Ours.
type: object
fields: { template: { ref: Template, description: Another template. }, text: { required: true, description: A text. } }
`,
    },
  },
  "common code": {
    files: {
      "webapi/errors.yaml":
        "kind: webapi-errors\nassumed: Ours.\nonTopOfBase: true\nerrors: { asleep: { meaning: The service sleeps., when: At night. } }\nsituations: {}\n",
    },
  },
  plan: { service: { plans: { huge: { description: "Costs a lot." } } } },
  "limits of both sides": { service: { scim: { limits: { maxCount: 70 } }, webapi: { limits: { maxArguments: 9 } } } },
  extension: {
    files: {
      "scim/schemas/asset.yaml": `kind: scim-schema
name: Asset
description: What the books say of a device.
assumed: Ours.
urns: { "2.0": "urn:example:params:scim:schemas:extension:asset:2.0:Device" }
extension: { of: Device, name: asset, listed: required, required: true }
attributes:
  - { name: account, description: Account that paid for it., required: true, limits: { maxLength: 9 } }
  - { name: value, description: What it is worth., type: decimal, mutability: readOnly }
`,
    },
  },
  "SCIM code": {
    files: {
      "scim/errors.yaml":
        "kind: scim-errors\nassumed: Ours.\nonTopOfBase: true\nerrors: { worn: { status: 400, meaning: It is worn out., when: It is old. } }\nsituations: {}\n",
    },
  },
  "fewer SCIM codes": {
    files: {
      "scim/errors.yaml": readFileSync(`${golden}/device/definitions/scim/errors.yaml`, "utf8")
        .replace(/^ {2}tooMany: .*\n/m, "")
        .replaceAll(": tooMany", ": failed")
        .replace("The value is in use.", "The value is in use., when: It is."),
    },
  },
  "fewer attributes": { files: { "scim/schemas/device.yaml": device(["id", "serialNumber", "owner"]) } },
  "other attributes": {
    files: {
      "scim/schemas/device.yaml": device(
        ["id", "serialNumber", "screenInches", "boughtAt", "tags", "lent", "owner"],
        `  - { name: ports, limits: { max: 9 } }
  - name: maker
    description: Who made it.
    subAttributes: [{ name: name, description: Name., required: true }, { name: since, type: dateTime, description: Since when. }]
`,
      ),
    },
  },
  "resource type": {
    files: {
      "scim/schemas/room.yaml": `kind: scim-schema
name: Room
description: A room.
assumed: Ours.
urns: { "2.0": "urn:example:params:scim:schemas:core:2.0:Room" }
resource: { endpoint: /Rooms }
attributes:
  - { name: id, description: Identifier., mutability: readOnly, returned: always, alwaysPresent: true }
  - { name: floor, description: Floor., type: integer, required: true }
`,
      "scim/routes.yaml": `kind: scim-routes
assumed: Ours.
onTopOfBase: true
routes: [{ verb: GET, path: /Rooms, operation: find, resource: Room, status: 200, answer: list }]
`,
    },
  },
  event: {
    files: {
      "events/note_lost.yaml":
        "kind: event\nname: note_lost\nsubject: notes\ndescription: A note was lost.\nassumed: Ours.\nclass: workspace\nemit: commit\npayload: { note: { ref: Note, required: true } }\n",
    },
  },
  "event of the base": {
    files: {
      "events/note_moved.yaml":
        "kind: event\nname: note_moved\nsubject: notes\ndescription: A note was moved.\nassumed: Ours.\nclass: app\nemit: commit\npayload: { from: { required: true, description: Place before. } }\n",
    },
  },
  envelope: {
    files: {
      "events/envelopes/letter.yaml":
        "kind: event-envelope\nname: Letter\ndescription: One event on its way.\nassumed: Ours.\ncarries: event\nfields: { event: { type: object, open: true, required: true, description: What happened. }, stamp: { description: Its stamp. } }\n",
    },
  },
};

/** The parts of a set. */
export const sides = ["scim", "webapi", "events"] as const;

/** The name of the package with the modules of the base. */
export const basePackage = "@golden/base";

/**
 * Writes the base, the notes and the devices of the golden cases in one set, and a package with its modules that sets in
 * the folder can import.
 */
export async function writeBase(root: string): Promise<void> {
  const definitions = join(root, "base/definitions");
  await cp(`${golden}/methods/definitions`, definitions, { recursive: true });
  await cp(`${golden}/device/definitions/scim`, join(definitions, "scim"), { recursive: true });
  const [notes, devices] = await Promise.all(
    ["methods", "device"].map((each) => readFile(`${golden}/${each}/definitions/service.yaml`, "utf8")),
  );
  const scimSide = devices?.slice(devices.indexOf("documents:"));
  await write(
    definitions,
    "service.yaml",
    `${notes?.replace(/^package: .*\n/m, "")}package: "${basePackage}"\n${scimSide}`,
  );
  const layout = layoutUnder("modules", undefined, "documents");
  await writeSet(join(root, "base"), { layout });
  const modules = join(root, "node_modules", basePackage);
  await mkdir(dirname(modules), { recursive: true });
  await symlink(join(root, "base/modules/notes"), modules);
  const exports = sides.flatMap((side) => [
    [`./${side}/set`, `./${side}/${side}.ts`],
    [`./${side}/*`, `./${side}/*.ts`],
  ]);
  await write(modules, "package.json", JSON.stringify({ type: "module", exports: Object.fromEntries(exports) }));
  for (const name of ["scim-core", "webapi-core"]) {
    await mkdir(join(root, "node_modules/@rollcall"), { recursive: true });
    await symlink(`${packages}${name}`, join(root, "node_modules/@rollcall", name));
  }
  await symlink(`${packages}codegen/node_modules/zod`, join(root, "node_modules/zod"));
}

/** Writes a set on top of the base, whole and as an addition. Returns the paths of the modules of the addition. */
export async function writeChanged(root: string, name: string, names: readonly string[]): Promise<readonly string[]> {
  const folder = join(root, name);
  const wanted = names.map((each) => changes[each] ?? {});
  const service = wanted.reduce<object>((merged, each) => merge(merged, each.service ?? {}), {
    kind: "service",
    name: "own",
    title: "The notes",
    extends: "../../base/definitions",
    onTopOfBase: true,
    assumed: "Ours.",
  });
  await write(folder, "definitions/service.yaml", JSON.stringify(service));
  for (const { files = {} } of wanted)
    for (const [path, text] of Object.entries(files)) await write(join(folder, "definitions"), path, text);
  await writeSet(folder, { layout: layoutUnder("whole", undefined, "documents"), whole: true });
  const paths = await writeSet(folder, { layout: layoutUnder("addition", undefined, "documents") });
  return paths.filter((path) => path.endsWith(".ts"));
}

/** Sets differ in little, so most files are read, printed and formatted once. */
const memory = createMemory();

async function writeSet(
  root: string,
  options: Pick<Parameters<typeof generate>[0], "layout" | "whole">,
): Promise<readonly string[]> {
  const generated = await generate({ root, definitions: "definitions", memory, ...options });
  if (!generated.ok) throw new Error(JSON.stringify(generated.findings));
  for (const { path, text } of generated.files) await write(root, path, text);
  return generated.files.map(({ path }) => path);
}

async function write(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

function merge(into: object, from: object): object {
  const merged = Object.entries(from).map(([key, value]: readonly [string, unknown]) => {
    const under: unknown = Object.entries(into).find(([name]) => name === key)?.[1];
    const isBoth = typeof under === "object" && typeof value === "object" && !Array.isArray(value);
    return [key, isBoth && under !== null && value !== null ? merge(under, value) : value];
  });
  return { ...into, ...Object.fromEntries(merged) };
}
