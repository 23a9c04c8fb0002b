import { sampleOf } from "../model/fill.js";
import { may, must, section, should } from "../requirement.js";
import { addresses } from "../rows/addresses.js";
import { demand, demandRefusal, demandStatus, demandValue, isUnassigned } from "../rows/demand.js";
import type { Made, Scim } from "../rows/scim.js";

/** A body that replaces a user, with the required attributes. */
function bodyFor(scim: Scim, made: Made, own: object = {}) {
  return scim.userBody({ userName: made.body.userName, ...own });
}

/** RFC 7644 §3.5.1 and §3.6. */
export const replacing = [
  ...section(
    {
      document: "RFC 7644",
      section: "3.5.1",
      title: "Replacing with PUT",
      fix: "Replace readWrite attributes by those of the body, ignore readOnly ones, and answer 200 with the whole resource.",
    },
    [
      must("complete", "A PUT answers 200 and the complete new resource", async (scim) => {
        const text = scim.text();
        const made = await scim.user({ [text]: "T" });
        const heard = await scim.put(made.path, bodyFor(scim, made, { [text]: "U" }));
        demandStatus(heard, 200);
        demandValue(heard, "id", heard.body?.id, made.id);
        demandValue(heard, text, heard.body?.[text], "U");
        demandValue(heard, `${text} in a GET`, (await scim.get(made.path)).body?.[text], "U");
      }),
      must("replaced", "Values of readWrite attributes are replaced", async (scim) => {
        const [emails, { work, home, fresh }] = [scim.emails(), addresses(scim)];
        const made = await scim.user({ [emails]: [work, home] });
        const value = [fresh];
        const heard = await scim.put(made.path, bodyFor(scim, made, { [emails]: value }));
        demandStatus(heard, 200);
        demandValue(heard, emails, heard.body?.[emails], value);
      }),
      may("omitted", "ReadWrite attributes that the body omits are cleared", async (scim) => {
        const text = scim.text();
        const made = await scim.user({ [text]: "T" });
        const heard = await scim.put(made.path, bodyFor(scim, made));
        demandStatus(heard, 200);
        demandValue(heard, text, heard.body?.[text], undefined);
      }),
      must("read-only", "ReadOnly attributes are ignored in the body of a PUT", async (scim) => {
        const made = await scim.user();
        const own = { id: made.id, meta: { created: "2001-01-01T00:00:00Z" }, groups: [{ value: "G" }] };
        const heard = await scim.put(made.path, bodyFor(scim, made, own));
        demandStatus(heard, 200);
        demandValue(heard, "meta.created", heard.body?.meta?.created, made.body.meta?.created);
        demand(isUnassigned(heard.body?.groups), heard, "no groups");
      }),
      may("other-id", "Another `id` in the body of a PUT is ignored", async (scim) => {
        const made = await scim.user();
        const heard = await scim.put(made.path, bodyFor(scim, made, { id: "x" }));
        demandStatus(heard, 200);
        demandValue(heard, "id", heard.body?.id, made.id);
      }),
      should("immutable", "A change of an immutable attribute is refused with `mutability`", async (scim) => {
        const { type, attribute } = scim.attribute(
          "immutable",
          (each) => each.mutability === "immutable" && each.type === "string" && !each.multiValued,
        );
        const made = await scim.make(type, { [attribute.name]: scim.mark() });
        demandRefusal(
          await scim.put(made.path, scim.bodyOf(type, { [attribute.name]: scim.mark() })),
          400,
          "mutability",
        );
        const read = await scim.get(made.path);
        demandValue(read, attribute.name, read.body?.[attribute.name], made.body[attribute.name]);
      }),
      must("immutable-same", "An immutable attribute with its current value is accepted", async (scim) => {
        const { type, attribute } = scim.attribute(
          "immutable",
          (each) => each.mutability === "immutable" && each.type !== "complex" && !each.multiValued,
        );
        const value = sampleOf(attribute, scim.mark());
        const made = await scim.make(type, { [attribute.name]: value });
        demandStatus(await scim.put(made.path, scim.bodyOf(type, { [attribute.name]: value })), 200);
      }),
      may("required", "A PUT without a required attribute is refused with `invalidValue`", async (scim) => {
        const made = await scim.user();
        const { userName: _left, ...body } = scim.userBody();
        demandRefusal(await scim.put(made.path, body), 400, "invalidValue");
      }),
      must("unknown", "A PUT of an unknown resource answers 404 and creates nothing", async (scim) => {
        const type = scim.type("User");
        const path = scim.unknown(type);
        demandStatus(await scim.put(path, scim.userBody()), 404);
        demandStatus(await scim.get(path), 404);
      }),
      must("conflict", "A PUT that conflicts with another resource answers 409 with `uniqueness`", async (scim) => {
        const [one, two] = [await scim.user(), await scim.user()];
        demandRefusal(await scim.put(two.path, scim.userBody({ userName: one.body.userName })), 409, "uniqueness");
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.6",
      title: "Deleting",
      fix: "Answer 204, and treat the resource as absent from then on, even if its record is kept.",
    },
    [
      must("deleted", "A DELETE answers 204 without a body", async (scim) => {
        const { path } = await scim.user();
        const heard = await scim.delete(path);
        demandStatus(heard, 204);
        demand(heard.text === "", heard, "no body");
      }),
      must("gone", "Every operation on a deleted resource answers 404", async (scim) => {
        const made = await scim.user();
        await scim.delete(made.path);
        demandStatus(await scim.get(made.path), 404);
        demandStatus(await scim.put(made.path, bodyFor(scim, made)), 404);
        if (scim.model.features.patch)
          demandStatus(await scim.patch(made.path, { op: "replace", path: scim.text(), value: "T" }), 404);
        demandStatus(await scim.delete(made.path), 404);
      }),
      must("not-listed", "A deleted resource is in no list", async (scim) => {
        const { path, type, body } = await scim.user();
        await scim.delete(path);
        const heard = await scim.filter(type, `userName eq ${JSON.stringify(body.userName)}`);
        demandValue(heard, "totalResults", heard.body?.totalResults, 0);
      }),
      should("no-conflict", "A deleted resource conflicts with nothing", async (scim) => {
        const { path, type, body, id } = await scim.user();
        await scim.delete(path);
        const heard = await scim.post(type.endpoint, scim.userBody({ userName: body.userName }));
        demandStatus(heard, 201);
        demand(heard.body?.id !== id, heard, "another id");
      }),
      must("unknown", "A DELETE of an unknown identifier answers 404", async (scim) => {
        for (const type of scim.model.types) demandStatus(await scim.delete(scim.unknown(type)), 404);
      }),
    ],
  ),
];
