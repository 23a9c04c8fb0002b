import { sampleOf } from "../model/fill.js";
import { may, must, section } from "../requirement.js";
import { addresses } from "../rows/addresses.js";
import { demand, demandStatus, demandValue, isUnassigned, memberOf as member } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Found, Json, Scim } from "../rows/scim.js";

/** The body of a resource with a value of an attribute. */
export function bodyWith(scim: Scim, { type, attribute, extension }: Found, value: unknown): Json {
  const own = { [attribute.name]: value };
  return scim.bodyOf(type, extension === undefined ? own : { [extension]: own });
}

/** The value of an attribute in a resource. */
export function valueIn(resource: Json, { attribute, extension }: Found): unknown {
  const of = extension === undefined ? resource : member(resource, extension);
  return typeof of === "object" && of !== null ? member(of, attribute.name) : undefined;
}

/** Values that are accepted, and values that must not be stored as they are. */
interface Typed {
  readonly type: string;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  /** Whether a value has the type. */
  readonly isSo: (value: unknown) => boolean;
}

const isDateTime = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value));
const types: Readonly<Record<string, Typed>> = {
  decimal: { type: "decimal", good: [1.25, 2], bad: ["x", true], isSo: (value) => typeof value === "number" },
  integer: { type: "integer", good: [4], bad: [1.5, "x", true], isSo: Number.isInteger },
  dateTime: {
    type: "datetime",
    good: ["2008-01-23T04:56:22Z", "2011-05-13T04:42:34+02:00"],
    bad: ["2008-01-23", "yesterday", "2008-13-23T04:56:22Z"],
    isSo: isDateTime,
  },
  binary: {
    type: "binary",
    good: ["AAECAw=="],
    bad: ["not base64!", 7],
    isSo: (value) => typeof value === "string" && /^[\w+/-]*={0,2}$/.test(value),
  },
};

function attributeOf(scim: Scim, { type }: Typed): Found {
  return scim.attribute(
    `of type ${type}`,
    (each) =>
      each.type === type &&
      !each.multiValued &&
      each.mutability !== "readOnly" &&
      each.returned !== "never" &&
      each.returned !== "request",
  );
}

/** Checks that a type is kept, and that no value of another type is returned. */
function keeps(typed: Typed): (scim: Scim) => Promise<void> {
  return async (scim) => {
    const place = attributeOf(scim, typed);
    for (const value of typed.good) {
      const heard = await scim.post(place.type.endpoint, bodyWith(scim, place, value));
      if (heard.status !== 201)
        skip(`creating a ${place.type.name} with ${place.attribute.name} is refused: ${heard.status}`);
      const { id } = heard.body;
      const read = await scim.get(`${place.type.endpoint}/${id}`);
      const found = valueIn(read.body, place);
      const isSame = found === value || (isDateTime(value) && Date.parse(String(found)) === Date.parse(String(value)));
      demand(
        isSame,
        read,
        `${place.attribute.name} ${JSON.stringify(value)}`,
        `${place.attribute.name} is ${JSON.stringify(found)}`,
      );
    }
    for (const value of typed.bad) {
      const heard = await scim.post(place.type.endpoint, bodyWith(scim, place, value));
      if (heard.status >= 400) continue;
      const found = valueIn(heard.body ?? {}, place);
      demand(
        isUnassigned(found) || typed.isSo(found),
        heard,
        `a refusal with invalidValue, or a value that is a ${typed.type}`,
      );
    }
  };
}

/** RFC 7643 §2. */
export const values = [
  ...section(
    {
      document: "RFC 7643",
      section: "2.1",
      title: "Attributes",
      fix: "Match the keys of JSON bodies to attributes without regard to case.",
    },
    [
      must("names-any-case", "Names of attributes in bodies are not case-sensitive", async (scim) => {
        const { userName, ...rest } = scim.userBody();
        const text = scim.text();
        const heard = await scim.post(scim.type("User").endpoint, {
          ...rest,
          USERNAME: userName,
          [text.toUpperCase()]: "Any case",
        });
        demandStatus(heard, 201);
        demandValue(heard, "userName", heard.body?.userName, userName);
        demandValue(heard, text, heard.body?.[text], "Any case");
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7643",
      section: "2.3",
      title: "Attribute data types",
      fix: "Check the JSON type of each value against the type in the schema, and refuse others with 400 and invalidValue.",
    },
    [
      must("string", "No number, boolean or object is returned for a string", async (scim) => {
        const text = scim.text();
        for (const value of [7, true, { a: 1 }, ["x"]]) {
          const made = await scim.user();
          const heard = await scim.patch(made.path, { op: "add", path: text, value });
          const read = await scim.get(made.path);
          const found = read.body?.[text];
          demand(
            isUnassigned(found) || typeof found === "string",
            heard,
            "a refusal with invalidValue, or text",
            `${text} becomes ${JSON.stringify(found)}`,
          );
        }
      }),
      must("boolean", "A boolean is `true` or `false`", async (scim) => {
        const made = await scim.user();
        const { heard, body } = await scim.change(made, { op: "add", path: "active", value: false });
        demandValue(heard, "active", body?.active, false);
        for (const value of ["perhaps", 1]) {
          const refused = await scim.patch(made.path, { op: "add", path: "active", value });
          const found = (await scim.get(made.path)).body?.active;
          demand(
            isUnassigned(found) || typeof found === "boolean",
            refused,
            "a refusal with invalidValue, or a boolean",
            `active becomes ${JSON.stringify(found)}`,
          );
        }
      }),
      must("decimal", "A decimal is a number, with or without a fraction", keeps(types["decimal"] as Typed)),
      must("integer", "An integer is a number without a fraction", keeps(types["integer"] as Typed)),
      must("date-time", "A dateTime is an XML Schema dateTime with date and time", keeps(types["dateTime"] as Typed)),
      must("binary", "A binary is text in base64", keeps(types["binary"] as Typed)),
      may("external-reference", "An external reference is an absolute URI, and other text is refused", async (scim) => {
        const place = scim.attribute(
          "an external reference",
          ({ type, referenceTypes, multiValued, mutability }) =>
            type === "reference" && referenceTypes.includes("external") && !multiValued && mutability === "readWrite",
        );
        const made = await scim.make(
          place.type,
          place.extension === undefined
            ? { [place.attribute.name]: "https://example.com/m" }
            : { [place.extension]: { [place.attribute.name]: "https://example.com/m" } },
        );
        demandValue(made.heard, place.attribute.name, valueIn(made.body, place), "https://example.com/m");
        demandStatus(await scim.post(place.type.endpoint, bodyWith(scim, place, "no uri")), 400);
      }),
      may(
        "resource-reference",
        "A reference to a resource is an absolute or relative URL of its type, and others are refused",
        async (scim) => {
          const isReference = (each: {
            readonly type: string;
            readonly referenceTypes: readonly string[];
            readonly mutability: string;
          }) => each.type === "reference" && each.referenceTypes.includes("User") && each.mutability !== "readOnly";
          const place = scim.attribute(
            "a reference to a user",
            ({ subAttributes, multiValued, mutability }) =>
              !multiValued && mutability === "readWrite" && subAttributes.some(isReference),
          );
          const { id, body } = await scim.user();
          const key = place.attribute.subAttributes.find(isReference)?.name ?? "$ref";
          for (const $ref of [body.meta?.location, `../Users/${id}`]) {
            const heard = await scim.post(place.type.endpoint, bodyWith(scim, place, { value: id, [key]: $ref }));
            demandStatus(heard, 201);
          }
          demandStatus(
            await scim.post(
              place.type.endpoint,
              bodyWith(scim, place, { value: id, [key]: `https://example.com/Printers/${id}` }),
            ),
            400,
          );
        },
      ),
      must("complex", "A complex attribute is an object", async (scim) => {
        const place = scim.attribute(
          "complex",
          ({ type, multiValued, mutability }) => type === "complex" && !multiValued && mutability === "readWrite",
        );
        for (const value of ["Ada", 7, ["Ada"]]) {
          const heard = await scim.post(place.type.endpoint, bodyWith(scim, place, value));
          if (heard.status >= 400) continue;
          const found = valueIn(heard.body ?? {}, place);
          demand(
            isUnassigned(found) || (typeof found === "object" && !Array.isArray(found)),
            heard,
            "a refusal with invalidValue, or an object",
          );
        }
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7643",
      section: "2.4",
      title: "Multi-valued attributes",
      fix: "Store multi-valued attributes as lists, and allow primary to be true for one value.",
    },
    [
      must("one-primary", "At most one value has `primary` true", async (scim) => {
        const [emails, { work, home }] = [scim.emails(), addresses(scim)];
        const own = [work, home].map((each) => ({ ...each, primary: true }));
        const heard = await scim.post(scim.type("User").endpoint, scim.userBody({ [emails]: own }));
        if (heard.status >= 400) return;
        const found: readonly { readonly primary?: unknown }[] = heard.body?.[emails] ?? [];
        demand(
          found.filter(({ primary }) => primary === true).length <= 1,
          heard,
          "a refusal with invalidValue, or one primary value",
        );
      }),
      must("list", "A multi-valued attribute is a list", async (scim) => {
        const emails = scim.emails();
        const value = [{ value: `${scim.mark()}@example.com`, type: "work" }];
        const made = await scim.user({ [emails]: value });
        demandValue(made.heard, emails, made.body[emails], value);
        const single = await scim.post(scim.type("User").endpoint, scim.userBody({ [emails]: value[0] }));
        if (single.status >= 400) return;
        const found = single.body?.[emails];
        demand(isUnassigned(found) || Array.isArray(found), single, "a refusal with invalidValue, or a list");
      }),
      must("simple-values", "A list can contain simple values", async (scim) => {
        const place = scim.attribute(
          "a list of simple values",
          ({ type, multiValued, mutability, returned }) =>
            multiValued &&
            type !== "complex" &&
            type !== "reference" &&
            mutability === "readWrite" &&
            returned === "default",
        );
        const value = sampleOf(place.attribute, scim.mark());
        const heard = await scim.post(place.type.endpoint, bodyWith(scim, place, value));
        demandStatus(heard, 201);
        demandValue(heard, place.attribute.name, valueIn(heard.body, place), value);
      }),
      may("other-type", "Values with a `type` other than the suggested ones are accepted", async (scim) => {
        const emails = scim.emails();
        const own = [{ ...addresses(scim).work, type: "beach" }];
        const heard = await scim.post(scim.type("User").endpoint, scim.userBody({ [emails]: own }));
        demandStatus(heard, 201);
        demandValue(heard, emails, heard.body?.[emails], own);
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7643",
      section: "2.5",
      title: "Unassigned and null values",
      fix: "Treat null, an empty list and a missing member as the same state: no value.",
    },
    [
      must("equal", "Null, an empty list and an omitted attribute all mean no value", async (scim) => {
        const [text, emails] = [scim.text(), scim.emails()];
        for (const own of [{ [text]: null, [emails]: null }, { [emails]: [] }, {}]) {
          const heard = await scim.post(scim.type("User").endpoint, scim.userBody(own));
          demandStatus(heard, 201);
          demand(isUnassigned(heard.body?.[text]), heard, `no ${text}`);
          demand(isUnassigned(heard.body?.[emails]) || emails in scim.userBody(), heard, `no ${emails}`);
        }
      }),
      must("put-null", "Null in a PUT clears an attribute", async (scim) => {
        const text = scim.text();
        const made = await scim.user({ [text]: "T" });
        const heard = await scim.put(made.path, scim.userBody({ userName: made.body.userName, [text]: null }));
        demandStatus(heard, 200);
        demandValue(heard, text, heard.body?.[text], undefined);
      }),
      may("omitted", "An attribute without a value is not returned", async (scim) => {
        const { heard, body } = await scim.user();
        const empty = Object.keys(body).filter((key) => isUnassigned(body[key]));
        demand(empty.length === 0, heard, "only attributes with values", `${empty.join(", ")} without a value`);
      }),
    ],
  ),
];
