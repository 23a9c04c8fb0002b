import type { Heard } from "../http/heard.js";
import { urns } from "../model/model.js";
import { may, must, section } from "../requirement.js";
import { demand, demandRefusal, demandStatus, demandValue } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Json, Scim } from "../rows/scim.js";

function send(scim: Scim, Operations: readonly object[], own: object = {}): Promise<Heard> {
  if (!scim.model.features.bulk) skip("the server does not support bulk requests");
  return scim.post("/Bulk", { schemas: [urns.bulk], Operations, ...own });
}

/** Sends operations that must be answered with 200. */
async function bulk(scim: Scim, Operations: readonly object[], own: object = {}): Promise<Heard> {
  const heard = await send(scim, Operations, own);
  demandStatus(heard, 200);
  demand(Array.isArray(heard.body?.Operations), heard, "Operations");
  return heard;
}

function makeUser(scim: Scim, bulkId: string, own: Json = {}) {
  return { method: "POST", path: scim.type("User").endpoint, bulkId, data: scim.userBody(own) };
}

function makeGroup(scim: Scim, bulkId: string, members: readonly string[]) {
  const type = scim.type("Group");
  return {
    method: "POST",
    path: type.endpoint,
    bulkId,
    data: scim.bodyOf(type, { members: members.map((value) => ({ value })) }),
  };
}

/** The status of each operation, as text. */
function statuses({ body }: Heard): readonly string[] {
  return body.Operations.map(({ status }: { readonly status: unknown }) =>
    String(typeof status === "object" && status !== null ? Reflect.get(status, "code") : status),
  );
}

function demandStatuses(heard: Heard, ...wanted: readonly RegExp[]): void {
  const found = statuses(heard);
  const isSo = found.length === wanted.length && wanted.every((each, at) => each.test(found[at] ?? ""));
  demand(
    isSo,
    heard,
    `the statuses ${wanted.map(({ source }) => source).join(", ")}`,
    `the statuses are ${found.join(", ")}`,
  );
}

/** Operations beyond this number are not sent. */
const mostOperations = 5_000;
const largestPayload = 20_000_000;

/** RFC 7644 §3.7. */
export const bulkRows = [
  ...section(
    {
      document: "RFC 7644",
      section: "3.7",
      title: "Bulk operations",
      fix: "Answer each operation as a separate request would be, with method, bulkId, location and status.",
    },
    [
      must("answer", "A BulkRequest answers 200 and a BulkResponse with an answer to each operation", async (scim) => {
        const heard = await bulk(scim, [makeUser(scim, "a"), makeUser(scim, "b")]);
        demandValue(heard, "schemas", heard.body.schemas, [urns.bulkResponse]);
        demandValue(heard, "number of operations", heard.body.Operations.length, 2);
      }),
      must("members", "The answer to an operation has its `method`, its `bulkId` and a `status`", async (scim) => {
        const heard = await bulk(scim, [makeUser(scim, "a")]);
        demandValue(heard, "operation", heard.body.Operations[0], { method: "POST", bulkId: "a", status: "201" });
      }),
      must(
        "location",
        "The answer to an operation has the URL of its resource, except for a creation that failed",
        async (scim) => {
          const { path, id, body } = await scim.user();
          const change = { schemas: [urns.patch], Operations: [{ op: "add", path: scim.text(), value: "T" }] };
          const taken = makeUser(scim, "a", { userName: body.userName });
          const heard = await bulk(scim, [
            makeUser(scim, "b"),
            taken,
            { method: "PATCH", path, data: change },
            { method: "DELETE", path: scim.unknown(scim.type("User")) },
          ]);
          const [first, , third, fourth] = heard.body.Operations.map(
            ({ location }: { readonly location?: string }) => location,
          );
          demand(
            [first, third, fourth].every((each) => typeof each === "string"),
            heard,
            "a location for the operations 1, 3 and 4",
          );
          demand(third.endsWith(`/${encodeURIComponent(id)}`), heard, "the URL of the changed user");
        },
      ),
      must("errors", "An operation that fails gets the same error as a separate request", async (scim) => {
        const { body } = await scim.user();
        const heard = await bulk(scim, [
          makeUser(scim, "a", { userName: body.userName }),
          { method: "DELETE", path: scim.unknown(scim.type("User")) },
        ]);
        demandStatuses(heard, /^409$/, /^404$/);
        demandValue(heard, "response", heard.body.Operations[0].response, { schemas: [urns.error], status: "409" });
      }),
      must("methods", "POST, PUT, PATCH and DELETE work as in separate requests", async (scim) => {
        const [a, b, c] = [await scim.user(), await scim.user(), await scim.user()];
        const text = scim.text();
        const change = { schemas: [urns.patch], Operations: [{ op: "add", path: text, value: "T" }] };
        const data = scim.userBody({ [text]: "P" });
        const heard = await bulk(scim, [
          makeUser(scim, "n"),
          { method: "PUT", path: a.path, data },
          { method: "PATCH", path: b.path, data: change },
          { method: "DELETE", path: c.path },
        ]);
        demandStatuses(heard, /^201$/, /^200$/, /^20[04]$/, /^204$/);
        demandValue(heard, `${text} of the replaced user`, (await scim.get(a.path)).body?.[text], "P");
        demandValue(heard, `${text} of the changed user`, (await scim.get(b.path)).body?.[text], "T");
        demandStatus(await scim.get(c.path), 404);
      }),
      must("all", "Without `failOnErrors` every operation is tried, even after failures", async (scim) => {
        const wrong = { method: "DELETE", path: scim.unknown(scim.type("User")) };
        demandStatuses(await bulk(scim, [wrong, wrong, makeUser(scim, "a")]), /^404$/, /^404$/, /^201$/);
      }),
      must("fail-on-errors", "After `failOnErrors` failures no further operation is tried", async (scim) => {
        const wrong = { method: "DELETE", path: scim.unknown(scim.type("User")) };
        const last = makeUser(scim, "a");
        const heard = await bulk(scim, [wrong, wrong, last], { failOnErrors: 2 });
        demandStatuses(heard, /^404$/, /^404$/);
        const found = await scim.filter(scim.type("User"), `userName eq ${JSON.stringify(last.data["userName"])}`);
        demandValue(found, "totalResults", found.body?.totalResults, 0);
      }),
      must("needs-bulk-id", "A creation needs a `bulkId`", async (scim) => {
        const { bulkId: _left, ...operation } = makeUser(scim, "a");
        const heard = await send(scim, [operation]);
        if (heard.status === 400) return;
        demandStatuses(heard, /^400$/);
      }),
      must("malformed", "A body that is not a BulkRequest is refused with `invalidSyntax`", async (scim) => {
        if (!scim.model.features.bulk) skip("the server does not support bulk requests");
        for (const body of [{ Operations: [] }, { schemas: [urns.bulk] }])
          demandRefusal(await scim.post("/Bulk", body), 400, ["invalidSyntax", "invalidValue"]);
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.7.1",
      title: "Circular references",
      fix: "Create the resources first, and set their references to each other afterwards; or answer 409.",
    },
    [
      must(
        "circular",
        "Resources with circular references are all created, or the operations answer 409",
        async (scim) => {
          const heard = await bulk(scim, [makeGroup(scim, "a", ["bulkId:b"]), makeGroup(scim, "b", ["bulkId:a"])]);
          if (statuses(heard).includes("409")) return;
          demandStatuses(heard, /^201$/, /^201$/);
          const [one, two] = heard.body.Operations.map(({ location }: { readonly location: string }) => location);
          const read = await scim.get(one);
          demandValue(read, "members", read.body?.members, [{ value: decodeURIComponent(two.split("/").at(-1)) }]);
        },
      ),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.7.2",
      title: "bulkId",
      fix: "Replace bulkId: references by the identifiers of the created resources, in any order of operations.",
    },
    [
      must(
        "reference",
        "`bulkId:` represents the identifier of a resource that the same request creates",
        async (scim) => {
          const heard = await bulk(scim, [makeUser(scim, "u"), makeGroup(scim, "g", ["bulkId:u"])]);
          demandStatuses(heard, /^201$/, /^201$/);
          const [user, group] = heard.body.Operations.map(({ location }: { readonly location: string }) => location);
          const read = await scim.get(group);
          demandValue(read, "members", read.body?.members, [{ value: decodeURIComponent(user.split("/").at(-1)) }]);
        },
      ),
      must("any-order", "A reference works in any order of operations", async (scim) => {
        demandStatuses(await bulk(scim, [makeGroup(scim, "g", ["bulkId:u"]), makeUser(scim, "u")]), /^201$/, /^201$/);
      }),
      must("unknown", "A reference to an unknown `bulkId` fails its operation", async (scim) => {
        demandStatuses(await bulk(scim, [makeGroup(scim, "g", ["bulkId:nothing"]), makeUser(scim, "u")]), /^4/, /^2/);
      }),
      must("failed", "A reference to a creation that failed fails its operation", async (scim) => {
        const { body } = await scim.user();
        demandStatuses(
          await bulk(scim, [makeUser(scim, "u", { userName: body.userName }), makeGroup(scim, "g", ["bulkId:u"])]),
          /^4/,
          /^4/,
        );
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.7.4",
      title: "Maximum operations",
      fix: "Count operations and bytes before the first operation, and answer 413 beyond the advertised maximum.",
    },
    [
      must(
        "operations",
        "More operations than `maxOperations` are refused with 413, and none is applied",
        async (scim) => {
          const most: unknown = scim.model.config.body?.bulk?.maxOperations;
          if (!scim.model.features.bulk || typeof most !== "number" || most > mostOperations)
            skip("maxOperations is absent or too large to try");
          const first = makeUser(scim, "first");
          const wrong = { method: "DELETE", path: scim.unknown(scim.type("User")) };
          demandStatus(await send(scim, [first, ...Array.from({ length: most }, () => wrong)]), 413);
          const found = await scim.filter(scim.type("User"), `userName eq ${JSON.stringify(first.data["userName"])}`);
          demandValue(found, "totalResults", found.body?.totalResults, 0);
        },
      ),
      must("bytes", "A body larger than `maxPayloadSize` is refused with 413, and nothing is applied", async (scim) => {
        const most: unknown = scim.model.config.body?.bulk?.maxPayloadSize;
        if (!scim.model.features.bulk || typeof most !== "number" || most > largestPayload)
          skip("maxPayloadSize is absent or too large to try");
        const first = makeUser(scim, "first", { [scim.text()]: "x".repeat(most) });
        demandStatus(await send(scim, [first]), 413);
        const found = await scim.filter(scim.type("User"), `userName eq ${JSON.stringify(first.data["userName"])}`);
        demandValue(found, "totalResults", found.body?.totalResults, 0);
      }),
      may(
        "advertised",
        "`maxOperations` and `maxPayloadSize` are positive",
        async ({ model }) => {
          if (!model.features.bulk) skip("the server does not support bulk requests");
          const { maxOperations, maxPayloadSize } = model.config.body.bulk;
          demand(maxOperations > 0 && maxPayloadSize > 0, model.config, "positive numbers");
        },
        { reads: true },
      ),
    ],
  ),
];
