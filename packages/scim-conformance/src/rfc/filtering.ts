import type { Heard } from "../http/heard.js";
import { may, must, type Row, section } from "../requirement.js";
import { demand, demandRefusal, demandStatus, demandValue } from "../rows/demand.js";
import { Deviation, describeAnswer, skip } from "../rows/outcome.js";
import type { Made, Scim } from "../rows/scim.js";

/** Three users whose names, in the order of the alphabet, are ada, bob and cyd. */
interface People {
  readonly mark: string;
  readonly all: readonly Made[];
  readonly ada: Made;
}

async function people(scim: Scim): Promise<People> {
  const mark = scim.mark();
  const title = scim.text();
  const own = (name: string) => ({ userName: `${mark}-${name}@example.com` });
  const has = new Set(scim.type("User").attributes.map(({ name }) => name));
  const named = (name: string) => (has.has("name") ? { name: { familyName: name, givenName: "G" } } : {});
  const ada = await scim.user({
    ...own("ada"),
    externalId: `${mark}-EX`,
    [title]: `${mark} Engineer`,
    active: true,
    ...named(`${mark}Lovelace`),
    ...emails(scim, `${mark}-ada`, ["work", "home"]),
  });
  const bob = await scim.user({
    ...own("bob"),
    externalId: `${mark}-ex`,
    active: false,
    ...emails(scim, `${mark}-bob`, ["home"]),
  });
  const cyd = await scim.user({ ...own("cyd"), ...named(`${mark}Loos`) });
  return { mark, all: [ada, bob, cyd], ada };
}

function emails(scim: Scim, mark: string, types: readonly string[]) {
  try {
    return { [scim.emails()]: types.map((type) => ({ value: `${mark}@${type}.example`, type })) };
  } catch {
    return {};
  }
}

type Case = (mark: string, title: string) => readonly [filter: string, names: readonly string[]];

interface FindsOptions {
  /** Whether the server may decline the filters, because they are single comparisons. Default: false. */
  readonly mayDecline?: boolean;
  /** Comparisons without which the check does not apply. */
  readonly needs?: readonly string[];
}

/**
 * Checks which of the three users filters find. A server may decline an attribute or a comparison that it does not
 * support, but not a logical operator.
 */
function finds(cases: readonly Case[], { mayDecline = false, needs = [] }: FindsOptions = {}): Row["run"] {
  return async (scim) => {
    for (const each of needs) skipIfDeclined(await scim.filter(scim.type("User"), each), each);
    const { mark, all } = await people(scim);
    for (const each of cases) {
      const [filter, names] = each(mark, scim.text());
      const heard = await findOwn(scim, filter, mark);
      if (mayDecline) skipIfDeclined(heard, filter.replaceAll(mark, "…"));
      demandStatus(heard, 200);
      const ids: readonly unknown[] = heard.body?.Resources?.map(({ id }: { readonly id: unknown }) => id) ?? [];
      const found = all.filter(({ id }) => ids.includes(id)).map(nameOf);
      demand(found.join() === names.join(), heard, `${filter} to find ${print(names)}`, `it finds ${print(found)}`);
    }
  };
}

/** @see https://www.rfc-editor.org/rfc/rfc7644#section-3.12 */
function skipIfDeclined({ status, body }: Heard, filter: string): void {
  if (status === 400 && body?.scimType === "invalidFilter")
    skip(`the server declines ${filter} with invalidFilter, which RFC 7644 §3.12 allows`);
}

/** Filters, and limits the result to own users if there are more than one page of others. */
async function findOwn(scim: Scim, filter: string, mark: string): Promise<Heard> {
  const heard = await scim.filter(scim.type("User"), filter);
  if (heard.status !== 200 || !(heard.body?.totalResults > (heard.body?.Resources?.length ?? 0))) return heard;
  return scim.filter(scim.type("User"), `userName sw "${mark}" and (${filter})`);
}

function nameOf({ body }: Made): string {
  return String(body.userName).replace(/^.*-(\w+)@.*$/, "$1");
}

function print(names: readonly string[]): string {
  return names.length === 0 ? "none of the three users" : names.join(", ");
}

/** Checks that filters are refused. */
function refuses(...filters: readonly string[]): Row["run"] {
  return async (scim) => {
    for (const filter of filters) {
      const heard = await scim.filter(scim.type("User"), filter);
      if (heard.status !== 400)
        throw new Deviation({
          heard,
          expected: `${JSON.stringify(filter)} to be refused with 400 invalidFilter`,
          came: describeAnswer(heard),
        });
      demandRefusal(heard, 400, "invalidFilter");
    }
  };
}

const decline = { mayDecline: true };

/** RFC 7644 §3.4.2.2 and §3.10. */
export const filtering = [
  ...section(
    {
      document: "RFC 7644",
      section: "3.4.2.2",
      title: "Filtering",
      fix: "Parse filters with the grammar of RFC 7644 figure 1 (@rollcall/scim-filter does), and refuse others with invalidFilter.",
    },
    [
      must("eq", "`eq` finds equal values", finds([(mark) => [`userName eq "${mark}-ada@example.com"`, ["ada"]]])),
      must(
        "eq-boolean",
        "`eq` compares booleans",
        finds(
          [
            (mark) => [`userName eq "${mark}-bob@example.com" and active eq false`, ["bob"]],
            (mark) => [`userName eq "${mark}-ada@example.com" and active eq false`, []],
          ],
          { needs: ["active eq false"] },
        ),
      ),
      must(
        "ne",
        "`ne` finds values that are not equal",
        finds([(mark) => [`userName ne "${mark}-ada@example.com" and userName sw "${mark}"`, ["bob", "cyd"]]], decline),
      ),
      may(
        "ne-missing",
        "`ne` also finds resources without a value",
        finds([(mark, title) => [`${title} ne "${mark} Engineer" and userName sw "${mark}"`, ["bob", "cyd"]]], decline),
      ),
      must(
        "co",
        "`co` finds values that contain the text",
        finds(
          [
            (mark) => [`userName co "${mark}-a"`, ["ada"]],
            (mark) => [`userName co "${mark.slice(4)}-"`, ["ada", "bob", "cyd"]],
          ],
          decline,
        ),
      ),
      must(
        "sw",
        "`sw` finds values that start with the text",
        finds([(mark) => [`userName sw "${mark}-a"`, ["ada"]]], decline),
      ),
      must(
        "ew",
        "`ew` finds values that end with the text",
        finds([(mark) => [`userName ew "${mark.slice(4)}-bob@example.com"`, ["bob"]]], decline),
      ),
      must(
        "pr",
        "`pr` finds resources with a value",
        finds([(mark, title) => [`${title} pr and userName sw "${mark}"`, ["ada"]]], decline),
      ),
      must(
        "order-text",
        "`gt`, `ge`, `lt` and `le` compare text alphabetically",
        finds(
          [
            (mark) => [`userName gt "${mark}-bob@example.com" and userName sw "${mark}"`, ["cyd"]],
            (mark) => [`userName ge "${mark}-bob@example.com" and userName sw "${mark}"`, ["bob", "cyd"]],
            (mark) => [`userName lt "${mark}-bob@example.com" and userName sw "${mark}"`, ["ada"]],
            (mark) => [`userName le "${mark}-bob@example.com" and userName sw "${mark}"`, ["ada", "bob"]],
          ],
          decline,
        ),
      ),
      must("order-numbers", "`gt`, `ge`, `lt` and `le` compare numbers by value", async (scim) => {
        const { type, attribute } = scim.attribute(
          "an integer",
          (each) => each.type === "integer" && !each.multiValued && each.mutability === "readWrite",
        );
        const [two, ten] = [
          await scim.make(type, { [attribute.name]: 2 }),
          await scim.make(type, { [attribute.name]: 10 }),
        ];
        for (const [filter, wanted] of [
          [`${attribute.name} gt 9`, ten],
          [`${attribute.name} le 9`, two],
        ] as const) {
          const heard = await scim.filter(type, filter);
          const ids: readonly unknown[] = heard.body?.Resources?.map(({ id }: { readonly id: unknown }) => id) ?? [];
          skipIfDeclined(heard, filter);
          demandValue(
            heard,
            "ids",
            [two, ten].map(({ id }) => id).filter((id) => ids.includes(id)),
            [wanted.id],
          );
        }
      }),
      must("instants", "Dates are compared as instants, regardless of time zone", async (scim) => {
        const made = await scim.user();
        const created = Date.parse(made.body.meta?.created);
        if (Number.isNaN(created)) skip("meta.created is not a dateTime");
        const inZone = (at: number) => new Date(at + 3_600_000).toISOString().replace("Z", "+01:00");
        for (const [filter, wanted] of [
          [`meta.created gt "${inZone(created - 60_000)}"`, [made.id]],
          [`meta.created gt "${inZone(created + 60_000)}"`, []],
        ] as const) {
          const heard = await scim.filter(made.type, `userName eq ${JSON.stringify(made.body.userName)} and ${filter}`);
          skipIfDeclined(heard, filter);
          demandValue(
            heard,
            "ids",
            heard.body?.Resources?.map(({ id }: { readonly id: unknown }) => id),
            wanted,
          );
        }
      }),
      must(
        "no-order",
        "Booleans have no order: `gt`, `ge`, `lt` and `le` answer `invalidFilter`",
        refuses(...["gt", "ge", "lt", "le"].map((each) => `active ${each} true`)),
        { reads: true },
      ),
      must(
        "no-order-binary",
        "Binaries have no order: `gt`, `ge`, `lt` and `le` answer `invalidFilter`",
        async (scim) => {
          const { type, attribute } = scim.attribute("binary", (each) => each.type === "binary" && !each.multiValued);
          for (const operator of ["gt", "ge", "lt", "le"])
            demandRefusal(await scim.filter(type, `${attribute.name} ${operator} "AA"`), 400, "invalidFilter");
        },
        { reads: true },
      ),
      must(
        "precedence",
        "`and` takes precedence over `or`, and parentheses over both",
        finds([
          (mark) => [
            `userName eq "${mark}-bob@example.com" or userName eq "${mark}-ada@example.com" and userName eq "${mark}-cyd@example.com"`,
            ["bob"],
          ],
          (mark) => [
            `userName eq "${mark}-bob@example.com" or userName eq "${mark}-ada@example.com" and userName eq "${mark}-ada@example.com"`,
            ["ada", "bob"],
          ],
          (mark) => [
            `(userName eq "${mark}-bob@example.com" or userName eq "${mark}-ada@example.com") and userName eq "${mark}-ada@example.com"`,
            ["ada"],
          ],
        ]),
      ),
      must(
        "not",
        "`not` negates the expression in parentheses",
        finds([
          (mark) => [
            `(userName eq "${mark}-ada@example.com" or userName eq "${mark}-bob@example.com") and not (userName eq "${mark}-ada@example.com")`,
            ["bob"],
          ],
        ]),
      ),
      must(
        "value-path",
        "A condition in square brackets applies to one value of a complex attribute at a time",
        async (scim) => {
          const name = scim.emails();
          await finds(
            [
              (mark) => [`${name}[type eq "work" and value eq "${mark}-ada@work.example"]`, ["ada"]],
              (mark) => [`${name}[type eq "work" and value eq "${mark}-ada@home.example"]`, []],
            ],
            { needs: [`${name}.type eq "work"`, `${name}.value eq "a@example.com"`] },
          )(scim);
        },
      ),
      must("any-value", "A multi-valued attribute matches if one of its values matches", async (scim) => {
        const name = scim.emails();
        await finds([(mark) => [`${name}.value eq "${mark}-ada@home.example"`, ["ada"]]], decline)(scim);
      }),
      may(
        "default-value",
        "A multi-valued complex attribute without a sub-attribute means its `value`",
        async (scim) => {
          const name = scim.emails();
          await finds([(mark) => [`${name} co "${mark}-ada@home"`, ["ada"]]], decline)(scim);
        },
      ),
      must(
        "any-case",
        "Names of attributes and operators are not case-sensitive",
        finds([(mark) => [`USERNAME EQ "${mark}-ada@example.com" AND UserName Eq "${mark}-ada@example.com"`, ["ada"]]]),
      ),
      must(
        "text-case",
        "Comparison of text is not case-sensitive unless the attribute is caseExact",
        finds([(mark) => [`userName eq "${mark.toUpperCase()}-ADA@example.com"`, ["ada"]]]),
      ),
      must(
        "exact-case",
        "Comparison of `externalId` is case-sensitive",
        finds(
          [(mark) => [`externalId eq "${mark}-EX"`, ["ada"]], (mark) => [`externalId eq "${mark}-ex"`, ["bob"]]],
          decline,
        ),
      ),
      must("extension", "Attributes of extensions are named with the URN of their schema", async (scim) => {
        const { extension, attribute } = scim.extension();
        const value = scim.mark();
        const { id, type } = await scim.user({ [extension]: { [attribute.name]: value } });
        const heard = await scim.filter(type, `${extension}:${attribute.name} eq "${value}"`);
        skipIfDeclined(heard, `${extension}:${attribute.name} eq "…"`);
        demandValue(
          heard,
          "ids",
          heard.body?.Resources?.map((each: { readonly id: unknown }) => each.id),
          [id],
        );
      }),
      must("sub-attribute", "Sub-attributes follow a dot", async (scim) => {
        if (!scim.type("User").attributes.some(({ name }) => name === "name")) skip("users have no name");
        await finds([(mark) => [`name.familyName eq "${mark}Loos"`, ["cyd"]]], decline)(scim);
      }),
      may(
        "eq-null",
        "`eq null` finds attributes without a value",
        finds([(mark, title) => [`userName sw "${mark}" and ${title} eq null`, ["bob", "cyd"]]], decline),
      ),
      may(
        "unknown-attribute",
        "A filter with an unknown attribute is refused with `invalidFilter`",
        refuses('shoeSize eq "7"', 'urn:example:nothing:userName eq "ada"'),
        { reads: true },
      ),
      must(
        "unknown-operator",
        "A filter with an unknown operator is refused with `invalidFilter`",
        refuses('userName like "a"'),
        { reads: true },
      ),
      must(
        "malformed",
        "A malformed filter is refused with `invalidFilter`",
        refuses("userName", "userName eq", '(userName eq "a"', "userName eq a", 'userName eq "a" and', "[]"),
        { reads: true },
      ),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.10",
      title: "Attribute notation",
      fix: "Accept the URN of the schema before the name of any attribute, regardless of case.",
    },
    [
      must("urn", "Every attribute can be named with the URN of its schema", async (scim) => {
        const { urn } = scim.type("User");
        await finds([(mark) => [`${urn}:userName eq "${mark}-ada@example.com"`, ["ada"]]])(scim);
      }),
      must("urn-case", "URNs are not case-sensitive", async (scim) => {
        const { urn } = scim.type("User");
        await finds([(mark) => [`${urn.toUpperCase()}:userName eq "${mark}-ada@example.com"`, ["ada"]]])(scim);
      }),
      may(
        "needs-urn",
        "An attribute of an extension needs its URN",
        async (scim) => {
          const { attribute } = scim.extension();
          if (scim.type("User").attributes.some(({ name }) => name === attribute.name))
            skip("the core schema has an attribute of the same name");
          await refuses(`${attribute.name} eq "R"`)(scim);
        },
        { reads: true },
      ),
    ],
  ),
];
