import { expect } from "vitest";
import { expectError, urns } from "../kit/scim-client.js";
import type { Section } from "./section.js";

const file = "values.ts";

/** RFC 7643 §2. */
export const values: readonly Section[] = [
  {
    document: "RFC 7643",
    section: "2.1",
    title: "Attributes",
    file,
    must: {
      "Names of attributes in bodies are not case-sensitive": async ({ post }) => {
        const body = { schemas: [urns.user], USERNAME: "ada", Name: { GIVENNAME: "Ada" } };
        const { status, body: made } = await post("/Users", body);
        expect([status, made.userName, made.name]).toEqual([201, "ada", { givenName: "Ada" }]);
      },
    },
  },
  {
    document: "RFC 7643",
    section: "2.3",
    title: "Attribute data types",
    file,
    must: {
      "A string is not converted to another type": async ({ user, patch }) => {
        const { id } = await user();
        for (const value of [7, true, {}, ["x"]])
          expectError(await patch(`/Users/${id}`, { op: "add", path: "title", value }), 400, "invalidValue");
      },
      "A boolean is `true` or `false`": async ({ user, patch }) => {
        const { id } = await user();
        expect((await patch(`/Users/${id}`, { op: "add", path: "active", value: false })).body.active).toBe(false);
        for (const value of ["true", 1, "x"])
          expectError(await patch(`/Users/${id}`, { op: "add", path: "active", value }), 400, "invalidValue");
      },
      "A decimal is a number, with or without a fraction": async ({ device, post }) => {
        expect([(await device({ weight: 1.25 })).weight, (await device({ weight: 2 })).weight]).toEqual([1.25, 2]);
        expectError(
          await post("/Devices", { schemas: [urns.device], serialNumber: "x", weight: "1" }),
          400,
          "invalidValue",
        );
      },
      "An integer is a number without a fraction": async ({ device, post }) => {
        expect((await device({ ports: 4 })).ports).toBe(4);
        for (const ports of [1.5, "4", true])
          expectError(
            await post("/Devices", { schemas: [urns.device], serialNumber: "x", ports }),
            400,
            "invalidValue",
          );
      },
      "A dateTime is an XML Schema dateTime with date and time": async ({ device, post }) => {
        for (const boughtAt of ["2008-01-23T04:56:22Z", "2011-05-13T04:42:34+02:00", "2011-05-13T04:42:34.123Z"])
          expect((await device({ boughtAt })).boughtAt).toBe(boughtAt);
        for (const boughtAt of ["2008-01-23", "yesterday", 1201064182, "2008-13-23T04:56:22Z"])
          expectError(
            await post("/Devices", { schemas: [urns.device], serialNumber: "x", boughtAt }),
            400,
            "invalidValue",
          );
      },
      "A binary is text in base64": async ({ device, post }) => {
        expect((await device({ certificate: "AAECAw==" })).certificate).toBe("AAECAw==");
        for (const certificate of ["not base64!", 7])
          expectError(
            await post("/Devices", { schemas: [urns.device], serialNumber: "x", certificate }),
            400,
            "invalidValue",
          );
      },
      "An external reference is an absolute URI": async ({ device, post }) => {
        expect((await device({ manual: "https://x.example/m" })).manual).toBe("https://x.example/m");
        for (const manual of ["no uri", "/relative"])
          expectError(
            await post("/Devices", { schemas: [urns.device], serialNumber: "x", manual }),
            400,
            "invalidValue",
          );
      },
      "A reference to a resource is an absolute or relative URL of its type": async ({ user, device, post }) => {
        const { id, meta } = await user();
        for (const $ref of [meta.location, `../Users/${id}`]) {
          const { assignedTo } = await device({ assignedTo: { value: id, $ref } });
          expect(assignedTo.$ref).toBe($ref);
        }
        const assignedTo = { value: id, $ref: `https://x.example/Printers/${id}` };
        expectError(
          await post("/Devices", { schemas: [urns.device], serialNumber: "x", assignedTo }),
          400,
          "invalidValue",
        );
      },
      "A complex attribute is an object": async ({ post }) => {
        for (const name of ["Ada", 7, ["Ada"]])
          expectError(await post("/Users", { schemas: [urns.user], userName: "a", name }), 400, "invalidValue");
      },
    },
  },
  {
    document: "RFC 7643",
    section: "2.4",
    title: "Multi-valued attributes",
    file,
    must: {
      "At most one value has `primary` true": async ({ post }) => {
        const emails = [1, 2].map((n) => ({ value: `${n}@x.example`, primary: true }));
        expectError(await post("/Users", { schemas: [urns.user], userName: "ada", emails }), 400, "invalidValue");
      },
      "A multi-valued attribute is a list": async ({ user, post }) => {
        const emails = [{ value: "a@x.example" }];
        expect((await user({ emails })).emails).toEqual(emails);
        expectError(
          await post("/Users", { schemas: [urns.user], userName: "b", emails: emails[0] }),
          400,
          "invalidValue",
        );
      },
      "A list can contain simple values": async ({ user }) => {
        const made = await user({ schemas: [urns.user, urns.badge], [urns.badge]: { floors: [3, 1] } });
        expect(made[urns.badge].floors).toEqual([3, 1]);
      },
    },
    should: {
      "Values with a `type` other than the suggested ones are accepted": async ({ user }) => {
        const emails = [{ value: "a@x.example", type: "beach" }];
        expect((await user({ emails })).emails).toEqual(emails);
      },
    },
  },
  {
    document: "RFC 7643",
    section: "2.5",
    title: "Unassigned and null values",
    file,
    must: {
      "Null, an empty list and an omitted attribute all mean no value": async ({ user, filter }) => {
        const made = [await user({ title: null, emails: null }), await user({ emails: [] }), await user()];
        for (const { title, emails = [] } of made) expect([title, emails]).toEqual([undefined, []]);
        expect((await filter("/Users", "title pr or emails pr")).body.totalResults).toBe(0);
      },
      "Null in a PUT clears an attribute": async ({ user, put }) => {
        const { id } = await user({ title: "T" });
        const { body } = await put(`/Users/${id}`, { schemas: [urns.user], userName: "ada", title: null });
        expect(body.title).toBeUndefined();
      },
      "An attribute without a value is not returned": async ({ user }) => {
        expect(Object.keys(await user()).sort()).toEqual(["id", "meta", "schemas", "userName"]);
      },
    },
  },
];
